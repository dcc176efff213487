/** Bulk writes that run, by disk, so that whoever must see the last of them can wait. */
export class WritesUnderWay {
  readonly #byDisk = new Map<string, Set<Promise<unknown>>>()

  async run<T>(diskId: string, work: () => Promise<T>): Promise<T> {
    let running = this.#byDisk.get(diskId)
    if (!running) this.#byDisk.set(diskId, (running = new Set()))
    const write = work()
    running.add(write)
    try {
      return await write
    } finally {
      running.delete(write)
      if (running.size === 0) this.#byDisk.delete(diskId)
    }
  }

  /** Resolves when those that run now have ended, in whatever way. */
  async ended(diskId: string): Promise<void> {
    const running = this.#byDisk.get(diskId)
    if (running) await Promise.allSettled(running)
  }
}
