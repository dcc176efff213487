import { chance } from './chance.ts'

const LENGTH = 64

/**
 * Puts things into classes: every 64 of them alike, in fixed shares and mixed. So of any number of them it is known how
 * many are in each class, and what all weigh together, and neither ever falls as there are more.
 */
export class Pattern {
  /** Of the first n of each 64, how many are in each class. */
  readonly #counts: readonly (readonly number[])[]

  /** @param shares of the classes, which add up to 1 */
  constructor(shares: readonly number[], seed: number) {
    const offset = Math.floor(chance(seed, 1) * LENGTH)
    const counts = [shares.map(() => 0)]
    for (let n = 0; n < LENGTH; n++) {
      // 37 and 64 have no divisor in common, so each place comes once.
      const place = (((n * 37 + offset) % LENGTH) + 0.5) / LENGTH
      const chosen = classAt(shares, place)
      counts.push((counts[n] ?? []).map((count, index) => count + Number(index === chosen)))
    }
    this.#counts = counts
  }

  /** How many of so many are in each class. */
  counts(total: number): number[] {
    const cycles = Math.floor(total / LENGTH)
    const rest = this.#counts[total - cycles * LENGTH] ?? []
    return (this.#counts[LENGTH] ?? []).map((count, index) => count * cycles + (rest[index] ?? 0))
  }

  /** What so many weigh together when each class has a weight. */
  weight(total: number, weights: readonly number[]): number {
    return this.counts(total).reduce((sum, count, index) => sum + count * (weights[index] ?? 0), 0)
  }
}

function classAt(shares: readonly number[], place: number): number {
  let upTo = 0
  for (const [index, share] of shares.entries()) {
    upTo += share
    if (place < upTo) return index
  }
  return shares.length - 1
}
