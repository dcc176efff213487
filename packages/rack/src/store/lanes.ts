/** Wins in a row after which one more goes beside the others. */
const WINS = 50

/**
 * Lets so many pieces of work go side by side as get on with each other: half as many after each lost race, one more after a
 * row of wins. Those that want to change the same would else do most of their work in vain. First come, first served.
 */
export class Lanes {
  readonly #most: number
  #open: number
  #running = 0
  #wins = 0
  readonly #waiting: (() => void)[] = []

  constructor(most: number) {
    this.#most = most
    this.#open = most
  }

  /** How many may go side by side now. */
  get open(): number {
    return this.#open
  }

  /** @param isLost whether what the work has failed with is a lost race */
  async run<T>(work: () => Promise<T>, isLost: (error: unknown) => boolean): Promise<T> {
    if (this.#running >= this.#open) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      const result = await work()
      this.#won()
      return result
    } catch (error) {
      if (isLost(error)) this.#lost()
      throw error
    } finally {
      this.#leave()
    }
  }

  #won(): void {
    if (this.#open === this.#most || (this.#wins += 1) < WINS) return
    this.#open += 1
    this.#wins = 0
  }

  #lost(): void {
    this.#open = Math.max(1, Math.floor(this.#open / 2))
    this.#wins = 0
  }

  /** Whoever waits takes over a place. */
  #leave(): void {
    this.#running -= 1
    while (this.#running < this.#open) {
      const next = this.#waiting.shift()
      if (!next) return
      this.#running += 1
      next()
    }
  }
}
