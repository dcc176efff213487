import { PatientReader } from './patience.ts'
import { Refusal, refuse } from './refusal.ts'

/** The body of a request; nothing of it has been read. Firefox does not show bodies of requests as streams. */
export async function bodyStream(request: Request): Promise<ReadableStream<Uint8Array>> {
  return request.body ?? (await request.blob()).stream()
}

/** The refusal of a body that is longer than so many bytes. */
export const tooLong = (max: number) => refuse.unparsable(`request body exceeded maximum size of ${max} bytes`)

/**
 * The bytes that a request brings, as they come in. Nothing is read before somebody asks for it; reading throws once there
 * are more than `max`, or when they end too soon.
 */
export function incomingBytes(request: Request, max: number): ReadableStream<Uint8Array> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  let reader: PatientReader | undefined
  let length = 0
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (declared > max) throw tooLong(max)
        reader ??= new PatientReader(await bodyStream(request))
        const next = await reader.read().catch((error: unknown) => {
          throw error instanceof Refusal ? error : refuse.unparsable('the request body ended too soon')
        })
        if (next.done) return controller.close()
        length += next.value.byteLength
        if (length > max) {
          const refusal = tooLong(max)
          await reader.cancel(refusal)
          throw refusal
        }
        controller.enqueue(next.value)
      },
      cancel: (reason) => reader?.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
