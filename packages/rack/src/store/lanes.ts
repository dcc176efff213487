/** Wins in a row after which one more goes beside the others. */
const WINS = 50
/** Milliseconds without anybody leaving after which whoever waits goes all the same: the database is slow, or silent. */
const STANDSTILL = 1000

export interface Ride<T> {
  work: () => Promise<T>
  /** Whether what the work has failed with is a lost race. */
  isLost: (error: unknown) => boolean
  /** Whether it goes before those that wait already: it has had its turn, and lost it. */
  isAgain?: boolean
  /** Rejects when it waits no longer. */
  givenUp: Promise<never>
}

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
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(most: number) {
    this.#most = most
    this.#open = most
  }

  /** How many may go side by side now. */
  get open(): number {
    return this.#open
  }

  /** What has been given up leaves its place at once, whether it waits for it or has it. */
  async run<T>({ work, isLost, isAgain = false, givenUp }: Ride<T>): Promise<T> {
    await this.#enter(isAgain, givenUp)
    try {
      const result = await Promise.race([work(), givenUp])
      this.#won()
      return result
    } catch (error) {
      if (isLost(error)) this.#lost()
      throw error
    } finally {
      this.#leave()
    }
  }

  async #enter(isAgain: boolean, givenUp: Promise<never>): Promise<void> {
    if (this.#running < this.#open) {
      this.#running += 1
      return
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    if (isAgain) this.#waiting.unshift(resolve)
    else this.#waiting.push(resolve)
    this.#timer ??= setTimeout(() => this.#go(Infinity), STANDSTILL)
    try {
      await Promise.race([promise, givenUp])
    } catch (error) {
      const place = this.#waiting.indexOf(resolve)
      if (place === -1) this.#leave()
      else this.#waiting.splice(place, 1)
      throw error
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
    this.#go(this.#open)
  }

  /** Lets those go that wait, while there are fewer under way than so many. */
  #go(most: number): void {
    clearTimeout(this.#timer)
    while (this.#running < most) {
      const next = this.#waiting.shift()
      if (!next) break
      this.#running += 1
      next()
    }
    this.#timer = this.#waiting.length === 0 ? undefined : setTimeout(() => this.#go(Infinity), STANDSTILL)
  }
}
