import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/**
 * Brings what is in the log of a database over into its file, in a thread of its own: it writes many pages and waits for the
 * disk twice. The thread begins with the first time that there is something to do.
 */
export class Checkpointer {
  readonly #file: string
  #worker: Worker | undefined
  #running: Promise<boolean> = Promise.resolve(true)
  #tell: (isWhole: boolean) => void = () => {}

  constructor(file: string) {
    this.#file = file
  }

  /** Whether all of the log has been brought over: readers of what was before, and writes meanwhile, keep it from that. */
  run(): Promise<boolean> {
    this.#running = this.#running.then(() => this.#ask())
    return this.#running
  }

  /** Waits for what is under way. Nothing may be begun any more. */
  async close(): Promise<void> {
    await this.#running
    if (!this.#worker) return
    const ended = once(this.#worker, 'exit')
    this.#worker.ref()
    this.#worker.postMessage('end', [])
    await ended
  }

  async #ask(): Promise<boolean> {
    const worker = (this.#worker ??= this.#start())
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#tell = resolve
    worker.ref()
    worker.postMessage('checkpoint', [])
    const isWhole = await promise
    worker.unref()
    return isWhole
  }

  #start(): Worker {
    const worker = new Worker(new URL('./checkpoint-thread.ts', import.meta.url), { workerData: this.#file })
    worker.on('message', (isWhole: unknown) => this.#tell(isWhole === true))
    // It ends when it cannot open the database; the next time another tries.
    worker.on('error', () => {})
    worker.on('exit', () => {
      this.#worker = undefined
      this.#tell(false)
    })
    return worker
  }
}
