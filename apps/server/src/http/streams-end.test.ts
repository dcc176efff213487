import { once } from 'node:events'
import { describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { dial, ending, refusal, serve } from './socket-client.ts'
import { stubRack } from './stub-rack.ts'

test('what breaks is a 500 that says nothing, and a log line that says all', async () => {
  const broken = await serve(stubRack({ stream: () => Promise.reject(new Error('the disk is full')) }))
  const { status, body } = await refusal(dial(broken.url))
  expect({ status, body }).toMatchObject({ status: 500, body: { message: 'Internal Server Error' } })
  expect(broken.logged()).toContain('the disk is full')
  await broken.server.drain(0)
})

test('a client that gives no sign of life for two heartbeats is hung up on, another is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const closed: string[] = []
  const stream = async ({ url: asked }: Request) => {
    const name = new URL(asked).searchParams.get('most_recent') ?? ''
    return { open: () => {}, write: async () => {}, close: () => void closed.push(name) }
  }
  const own = await serve(stubRack({ stream }))
  const silent = dial(own.url, { query: '&most_recent=1' })
  const alive = dial(own.url, { query: '&most_recent=2' })
  await Promise.all([once(silent, 'open'), once(alive, 'open')])
  silent.pause()
  const heard = once(alive, 'ping')
  vi.advanceTimersByTime(30_000)
  await heard
  // The answer to a later ping is behind that to the first.
  alive.ping()
  await once(alive, 'pong')
  vi.advanceTimersByTime(30_000)
  await vi.waitFor(() => expect(closed).toEqual(['1']))
  vi.useRealTimers()
  await own.server.drain(0)
})

describe('when the server stops', () => {
  test('its clients are told so, and what they have typed is done', async () => {
    const done = Promise.withResolvers<void>()
    const write = vi.fn<(bytes: Uint8Array) => Promise<void>>(() => done.promise)
    const own = await serve(stubRack({ stream: async () => ({ open: () => {}, write, close: () => {} }) }))
    const socket = dial(own.url)
    await once(socket, 'open')
    socket.send(Buffer.from('x'))
    await vi.waitFor(() => expect(write).toHaveBeenCalled())
    const ended = ending(socket)
    const drained = own.server.drain(60_000).then(() => 'drained')
    await vi.waitFor(() => expect(socket.readyState).toBe(WebSocket.CLOSING))
    expect(await Promise.race([drained, Promise.resolve('waiting')])).toBe('waiting')
    done.resolve()
    expect(await drained).toBe('drained')
    expect(await ended).toEqual({ code: 1001, reason: 'the server is stopping' })
  })

  test('a client that is about to get its socket is told as soon as it has it', async () => {
    const asked = Promise.withResolvers<void>()
    const gate = Promise.withResolvers<void>()
    const session = { open: vi.fn<() => void>(), write: async () => {}, close: () => {} }
    const stream = async () => {
      asked.resolve()
      await gate.promise
      return session
    }
    const own = await serve(stubRack({ stream }))
    const ended = ending(dial(own.url))
    await asked.promise
    const drained = own.server.drain(60_000)
    gate.resolve()
    expect((await ended).code).toBe(1001)
    await drained
    expect(session.open).not.toHaveBeenCalled()
  })

  test('those that do not hear of it are hung up on', async () => {
    const own = await serve(
      stubRack({ stream: async () => ({ open: () => {}, write: async () => {}, close: () => {} }) }),
    )
    const socket = dial(own.url)
    await once(socket, 'open')
    socket.pause()
    await own.server.drain(10)
    expect(own.server.http.listening).toBe(false)
  })
})
