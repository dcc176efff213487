import { between, chance, seedOf } from './chance.ts'

const HOUR = 3_600_000
/** An hour is halved so many times, down to three and a half seconds. */
const LEVELS = 10
/** The first of them, down to two minutes, are the same for all that one workload drives. */
const SHARED_LEVELS = 5
/** How unequal halves may be at most. */
const UNEVENNESS = 0.4
const BUSY_MAX = 0.9

/** When those who use a project are awake (UTC), and how much that shows. */
interface Rhythm {
  peakHour: number
  swing: number
  weekend: number
}

function rhythmOf(projectId: string): Rhythm {
  const seed = seedOf(`rhythm ${projectId}`)
  return { peakHour: between(9, 19, seed, 1), swing: between(0.2, 0.7, seed, 2), weekend: between(0.4, 1, seed, 3) }
}

function factorAt({ peakHour, swing, weekend }: Rhythm, hour: number): number {
  // The epoch began on a Thursday.
  const isWeekend = ((Math.floor(hour / 24) + 4) % 7) % 6 === 0
  const daily = 1 + swing * Math.cos(((hour + 0.5 - peakHour) / 12) * Math.PI)
  return daily * (isWeekend ? weekend : 1)
}

/**
 * How busy something is over time, from 0 to 1. Each hour has a share of work that the time of day, the day of the week
 * and chance decide on; within it, halves of halves get unequal shares of what the whole has (a bounded multiplicative
 * cascade). So the work done up to any time is known without going through the seconds before.
 */
export class Workload {
  readonly #seed: number
  readonly #rhythm: Rhythm
  readonly #mean: number
  readonly #start: number
  readonly #firstHour: number
  /** Work of all hours before the n-th. */
  readonly #before = [0]

  /**
   * @param mean about how busy it is
   * @param start when it began, in milliseconds since the epoch
   */
  constructor(id: string, projectId: string, mean: number, start: number) {
    this.#seed = seedOf(id)
    this.#rhythm = rhythmOf(projectId)
    this.#mean = mean
    this.#start = start
    this.#firstHour = Math.floor(start / HOUR)
  }

  #busyIn(hour: number): number {
    const noise = between(0.75, 1.25, this.#seed, hour, 1) * between(0.85, 1.15, this.#seed, Math.floor(hour / 24), 2)
    const burst = chance(this.#seed, hour, 3) < 0.03 ? 2 : 1
    return Math.min(this.#mean * factorAt(this.#rhythm, hour) * noise * burst, BUSY_MAX)
  }

  #beforeHour(index: number): number {
    for (let known = this.#before.length; known <= index; known++)
      this.#before.push((this.#before[known - 1] ?? 0) + HOUR * this.#busyIn(this.#firstHour + known - 1))
    return this.#before[index] ?? 0
  }

  #sinceFirstHour(time: number, branch: number): number {
    const hour = Math.floor(time / HOUR)
    let busy = this.#busyIn(hour)
    let length = HOUR
    let position = time - hour * HOUR
    let done = this.#beforeHour(hour - this.#firstHour)
    let node = 1
    for (let level = 0; level < LEVELS && position > 0; level++) {
      const seed = level < SHARED_LEVELS ? this.#seed : branch
      const shift = UNEVENNESS * Math.min(busy, 1 - busy) * (2 * chance(seed, hour, node) - 1)
      length /= 2
      node *= 2
      if (position < length) busy += shift
      else {
        done += (busy + shift) * length
        position -= length
        busy -= shift
        node += 1
      }
    }
    return done + busy * position
  }

  /**
   * What tells the work done from the start until a time, in milliseconds of being wholly busy.
   *
   * @param name tells what follows the same workload apart: the finer ups and downs are each's own
   */
  branch(name: string): (time: number) => number {
    const seed = this.#seed ^ seedOf(name)
    const before = this.#sinceFirstHour(this.#start, seed)
    return (time) => this.#sinceFirstHour(time, seed) - before
  }
}
