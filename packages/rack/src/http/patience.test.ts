import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { incomingBytes } from './incoming.ts'
import { parseBody } from './parse.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A request whose body comes as a test says. */
function sent(length?: number) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const cancelled = vi.fn<() => void>()
  const body = new ReadableStream<Uint8Array>({
    start: (given) => {
      controller = given
    },
    cancel: cancelled,
  })
  const headers = new Headers({ 'content-type': 'application/json' })
  if (length !== undefined) headers.set('content-length', String(length))
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const request = new Request('http://rack.test/v1/projects', init)
  return {
    request,
    cancelled,
    come: (bytes: Uint8Array | string) =>
      controller?.enqueue(typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes),
    end: () => controller?.close(),
  }
}

const operation = { body: z.object({ name: z.string() }) }
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'read',
    (error: unknown) => Object(error).status,
  )

describe('a body', () => {
  test('that is dribbled is refused after twenty seconds, and nobody listens any more', async () => {
    const { request, come, cancelled } = sent()
    const read = outcome(parseBody(operation, request))
    for (let second = 0; second < 21; second++) {
      come(' ')
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(await read).toBe(408)
    expect(cancelled).toHaveBeenCalled()
  })

  test('that never comes is refused as well', async () => {
    const read = outcome(parseBody(operation, sent().request))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await read).toBe(408)
  })

  test('that is short and says so is refused when it is dribbled, too', async () => {
    const { request, come } = sent(100)
    const read = outcome(parseBody(operation, request))
    for (let second = 0; second < 21; second++) {
      come(' ')
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(await read).toBe(408)
  })

  test('that is longer than it says, and than it may be, is refused', async () => {
    const { request, come, end } = sent(10)
    const read = outcome(parseBody({ ...operation, bodyMax: 20 }, request))
    come(`{"name":"${'a'.repeat(20)}"}`)
    end()
    expect(await read).toBe(400)
  })

  test.each([undefined, 12])('that takes its time is read (length given: %s)', async (length) => {
    const { request, come, end } = sent(length)
    const read = parseBody(operation, request)
    come('{"name":')
    await vi.advanceTimersByTimeAsync(15_000)
    come('"a"}')
    end()
    expect((await read).body).toEqual({ name: 'a' })
  })
})

describe('an upload', () => {
  test('may last for an hour as long as it comes', async () => {
    const { request, come, end } = sent()
    const read = outcome(new Response(incomingBytes(request, 2 ** 32)).arrayBuffer())
    for (let minute = 0; minute < 60; minute++) {
      come(new Uint8Array(60 * 8192))
      await vi.advanceTimersByTimeAsync(60_000)
    }
    end()
    expect(await read).toBe('read')
  })

  test('that has stopped is refused once its patience is used up', async () => {
    const { request, come } = sent()
    const reader = incomingBytes(request, 2 ** 32).getReader()
    come(new Uint8Array(80 * 8192))
    await reader.read()
    const next = outcome(reader.read())
    await vi.advanceTimersByTimeAsync(99_000)
    come(new Uint8Array(1))
    expect(await next).toBe('read')
    const last = outcome(reader.read())
    await vi.advanceTimersByTimeAsync(2000)
    expect(await last).toBe(408)
  })

  test('does not pay for the time that its reader takes', async () => {
    const { request, come } = sent()
    const reader = incomingBytes(request, 100).getReader()
    come(new Uint8Array(1))
    await reader.read()
    await vi.advanceTimersByTimeAsync(600_000)
    come(new Uint8Array(1))
    expect((await reader.read()).done).toBe(false)
  })
})
