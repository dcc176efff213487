import { refuse } from '../../http/refusal.ts'

/** Most samples that a query may read, and most points that it may make of them. */
export const POINTS_MAX = 1_000_000

/** A timeseries weighs as much as so many points, for its fields are told with it. */
const POINTS_OF_FIELDS = 20

/** What a query may still cost. Asked before the work is done. */
export class Budget {
  readonly #max: number
  #read = 0
  #made = 0
  #found = 0

  constructor(max = POINTS_MAX) {
    this.#max = max
  }

  /** Takes off timeseries that are about to be read. */
  find(series: number): void {
    const max = Math.floor(this.#max / POINTS_OF_FIELDS)
    this.#found += series
    if (this.#found <= max) return
    throw refuse.invalidRequest(
      `Query requires fetching more than the current limit of ${max} timeseries. ` +
        'A filter of fields would make them fewer.',
    )
  }

  /** Takes off samples that are about to be read. */
  read(samples: number): void {
    this.#read += samples
    if (this.#read <= this.#max) return
    throw refuse.invalidRequest(
      `Query requires fetching more than the current limit of ${this.#max} data points. ` +
        'Fewer fields or less time would make it smaller.',
    )
  }

  /** Takes off points that are about to be made. */
  make(points: number): void {
    this.#made += points
    if (this.#made <= this.#max) return
    throw refuse.invalidRequest(
      `Query requires making more than the current limit of ${this.#max} data points. ` +
        'Less time or a longer period of alignment would make it smaller.',
    )
  }
}
