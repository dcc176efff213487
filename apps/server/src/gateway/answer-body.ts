import type { IncomingMessage } from 'node:http'

/**
 * The body of an answer, read as fast as it is asked for. Whoever stops reading ends the exchange with the upstream.
 *
 * @param onBroken when it does not come to its end. The stream does not either: who reads it has to be hung up on
 */
export function answerBody(answer: IncomingMessage, onBroken: (error: unknown) => void): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = answer[Symbol.asyncIterator]()
  let isCancelled = false
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await chunks.next()
          if (done) controller.close()
          else controller.enqueue(value)
        } catch (error) {
          if (!isCancelled) onBroken(error)
        }
      },
      cancel: () => {
        isCancelled = true
        answer.destroy()
      },
    },
    { highWaterMark: 0 },
  )
}
