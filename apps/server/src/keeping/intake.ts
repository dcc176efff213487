import { KeepingError } from './keeping-error.ts'

const NEWLINE = 10
/** Of what tells what follows. */
const LINE_MAX = 4096

/** Takes lines and bytes out of a stream, in turn. */
export class Intake {
  readonly #chunks: AsyncIterator<Buffer>
  #waiting: Buffer[] = []
  #size = 0

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  /** Undefined at the end. */
  async line(): Promise<string | undefined> {
    for (;;) {
      const all = this.#together()
      const end = all.indexOf(NEWLINE)
      if (end >= 0 && end <= LINE_MAX) return this.#out(end + 1).toString('utf8', 0, end)
      if (all.length > LINE_MAX) throw new KeepingError('it is damaged: a line is too long')
      if (await this.#more()) continue
      if (all.length === 0) return undefined
      throw new KeepingError('it is damaged: it ends in the middle')
    }
  }

  async take(length: number): Promise<Buffer> {
    while (this.#size < length)
      if (!(await this.#more())) throw new KeepingError('it is damaged: it ends in the middle')
    return this.#out(length)
  }

  async #more(): Promise<boolean> {
    const next = await this.#chunks.next()
    if (next.done) return false
    this.#waiting.push(next.value)
    this.#size += next.value.byteLength
    return true
  }

  #together(): Buffer {
    const [only, ...others] = this.#waiting
    if (only && others.length === 0) return only
    const all = Buffer.concat(this.#waiting)
    this.#waiting = [all]
    return all
  }

  #out(length: number): Buffer {
    const all = this.#together()
    this.#waiting = [all.subarray(length)]
    this.#size = all.length - length
    return all.subarray(0, length)
  }
}
