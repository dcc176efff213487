import { describe, expect, test } from 'vitest'
import { incomingBytes } from './incoming.ts'

const MAX = 1000
const tooLong = { status: 400, message: 'request body exceeded maximum size of 1000 bytes' }

/** A request whose body brings so many chunks, and how many of them somebody has asked for. */
function upload(chunks: readonly (number | Error)[], headers: Record<string, string> = {}) {
  const seen = { asked: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = chunks[seen.asked++]
        if (next instanceof Error) controller.error(next)
        else if (next === undefined) controller.close()
        else controller.enqueue(new Uint8Array(next))
      },
      cancel() {
        seen.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'PUT', headers, body, duplex: 'half' }
  return { seen, bytes: incomingBytes(new Request('http://rack.test/', init), MAX) }
}

const sizeOf = async (bytes: ReadableStream<Uint8Array>) => (await new Response(bytes).arrayBuffer()).byteLength

describe('the bytes of a request', () => {
  test('come as they are, up to as many as there may be', async () => {
    expect(await sizeOf(upload([400, 0, 600]).bytes)).toBe(MAX)
    expect(await sizeOf(upload([]).bytes)).toBe(0)
    expect(await sizeOf(incomingBytes(new Request('http://rack.test/', { method: 'PUT' }), MAX))).toBe(0)
  })

  test('are not read before somebody asks for them', async () => {
    const { seen, bytes } = upload([400, 600])
    await Promise.resolve()
    expect(seen.asked).toBe(0)
    await bytes.cancel()
    expect(seen.asked).toBe(0)
  })

  test('are refused by what is said of their number, unread', async () => {
    const { seen, bytes } = upload([400], { 'content-length': '1001' })
    await expect(sizeOf(bytes)).rejects.toMatchObject(tooLong)
    expect(seen.asked).toBe(0)
  })

  test('are refused at the first that is too much, and no more of them is asked for', async () => {
    const { seen, bytes } = upload([600, 401, 600, 600])
    await expect(sizeOf(bytes)).rejects.toMatchObject(tooLong)
    expect(seen).toEqual({ asked: 2, isCancelled: true })
  })

  test('that end too soon are said to', async () => {
    const { bytes } = upload([600, new Error('aborted')])
    await expect(sizeOf(bytes)).rejects.toMatchObject({ status: 400, message: 'the request body ended too soon' })
  })
})
