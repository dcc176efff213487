import { Refusal, refuse } from './refusal.ts'

/** What a body may keep us waiting for beside its length, in milliseconds. */
const GRACE = 20_000
/** Bytes of a body that must come in each second: what the slowest of lines do. */
const SLOWEST = 8192

/** Waits so many milliseconds for something of a body. Throws the refusal when it does not come. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const tooSlow = Promise.withResolvers<never>()
  const timer = setTimeout(() => tooSlow.reject(refuse.tooSlow()), Math.max(0, milliseconds))
  try {
    return await Promise.race([work, tooSlow.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a body of so many bytes at once: for short ones, going through them as a stream takes most of the time. */
export async function readWhole(request: Request, length: number): Promise<Uint8Array> {
  return new Uint8Array(await within(GRACE + (length / SLOWEST) * 1000, request.arrayBuffer()))
}

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
    try {
      const next = await within(patience, this.#reader.read())
      if (!next.done) this.#received += next.value.byteLength
      return next
    } catch (error) {
      // Nobody waits for what comes of it.
      if (error instanceof Refusal) this.cancel(error).catch(() => undefined)
      throw error
    } finally {
      this.#waited += performance.now() - began
    }
  }

  async cancel(reason?: unknown): Promise<void> {
    await this.#reader.cancel(reason)
  }
}
