import { parseRange } from './byte-range.ts'
import type { ByteRange } from './byte-range.ts'

/** What an operation answers with that `produces` bytes. */
export interface Outgoing {
  /** Content type. */
  type: string
  size: number
  /** Called once at most, and only when somebody wants the bytes. */
  read: (range: ByteRange) => Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
}

/** The answer that has the bytes which the request asks for; the same without them to HEAD. */
export async function sendBytes(request: Request, { type, size, read }: Outgoing, headers: Headers): Promise<Response> {
  const range = parseRange(request.headers.get('range'), size)
  const { offset, length } = range ?? { offset: 0, length: size }
  headers.set('content-type', type)
  headers.set('content-length', String(length))
  headers.set('accept-ranges', 'bytes')
  if (range) headers.set('content-range', `bytes ${offset}-${offset + length - 1}/${size}`)
  const body = request.method === 'HEAD' ? null : await read({ offset, length })
  return new Response(body, { status: range ? 206 : 200, headers })
}

/** Text that is at hand as a whole, e.g. a list of paths. */
export function outgoingText(text: string): Outgoing {
  const bytes = new TextEncoder().encode(text)
  return {
    type: 'text/plain; charset=utf-8',
    size: bytes.length,
    read: async ({ offset, length }) => new Blob([bytes.subarray(offset, offset + length)]).stream(),
  }
}
