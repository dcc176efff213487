/** A part of what a stream brings; the rest of it is not waited for. */
export function partOf(
  bytes: ReadableStream<Uint8Array>,
  offset: number,
  length: number,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = bytes.getReader()
  let at = 0
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        for (;;) {
          const next = length === 0 ? undefined : await reader.read()
          if (!next || next.done) return controller.close()
          const part = next.value.slice(Math.max(offset - at, 0), Math.max(offset + length - at, 0))
          at += next.value.byteLength
          if (part.byteLength > 0) controller.enqueue(part)
          if (at >= offset + length) {
            await reader.cancel()
            return controller.close()
          }
          if (part.byteLength > 0) return
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  )
}
