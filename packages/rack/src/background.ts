interface Work {
  /** What it is for; others may be for the same. */
  about: string
  running: Promise<void>
}

/** Work that goes on behind the back of whoever ticks. */
export class Background {
  readonly #message: string
  readonly #underWay = new Map<string, Work>()
  readonly #abandoned = new AbortController()
  #failures: unknown[] = []

  /** @param message what has failed when something of it has */
  constructor(message: string) {
    this.#message = message
  }

  /** Aborted once nobody waits for the work any more. */
  get signal(): AbortSignal {
    return this.#abandoned.signal
  }

  get size(): number {
    return this.#underWay.size
  }

  sizeAbout(about: string): number {
    let size = 0
    for (const work of this.#underWay.values()) if (work.about === about) size++
    return size
  }

  /** Does nothing when the same is under way. */
  begin(id: string, about: string, work: () => Promise<void>): void {
    if (this.#underWay.has(id)) return
    const running = work()
      .catch((error: unknown) => {
        this.#failures.push(error)
      })
      .finally(() => this.#underWay.delete(id))
    this.#underWay.set(id, { about, running })
  }

  /** Throws what has failed since the last time. */
  report(): void {
    const failures = this.#failures
    this.#failures = []
    if (failures.length > 0) throw new AggregateError(failures, this.#message)
  }

  /**
   * Resolves once nothing is under way.
   *
   * @param abandon ends what is
   */
  async idle(abandon?: AbortSignal): Promise<void> {
    const giveUp = () => this.#abandoned.abort()
    abandon?.addEventListener('abort', giveUp)
    if (abandon?.aborted) giveUp()
    while (this.#underWay.size > 0) await Promise.all(this.#underWay.values().map(({ running }) => running))
    abandon?.removeEventListener('abort', giveUp)
  }
}
