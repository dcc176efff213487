import { Refusal, refuse } from './refusal.ts'

/** What a body may keep us waiting for beside its length, in milliseconds. */
const GRACE = 20_000
/** Bytes of a body that must come in each second: what the slowest of lines do. */
const SLOWEST = 8192

/**
 * Reads a body as long as it comes no slower than the slowest of lines, however long it is; what we take ourselves between
 * two reads does not count. Throws the refusal when it is too slow: nobody holds a request open by dribbling.
 */
export class PatientReader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>
  #waited = 0
  #received = 0

  constructor(stream: ReadableStream<Uint8Array>) {
    this.#reader = stream.getReader()
  }

  async read(): Promise<ReadableStreamReadResult<Uint8Array>> {
    const began = performance.now()
    const patience = GRACE + (this.#received / SLOWEST) * 1000 - this.#waited
    const tooSlow = Promise.withResolvers<never>()
    const timer = setTimeout(() => tooSlow.reject(refuse.tooSlow()), Math.max(0, patience))
    try {
      const next = await Promise.race([this.#reader.read(), tooSlow.promise])
      if (!next.done) this.#received += next.value.byteLength
      return next
    } catch (error) {
      // Nobody waits for what comes of it.
      if (error instanceof Refusal) this.cancel(error).catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
      this.#waited += performance.now() - began
    }
  }

  async cancel(reason?: unknown): Promise<void> {
    await this.#reader.cancel(reason)
  }
}
