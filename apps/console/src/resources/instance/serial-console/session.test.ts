import type { InstanceState } from '@plenum/api/instance-rules'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serialEnd } from './connection.ts'
import type { SerialListener } from './connection.ts'
import type { Diagnosis } from './diagnose.ts'
import { SerialSession } from './session.ts'

const GOING_AWAY = 1001
const FAILED = 1011

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

interface FakeSocket {
  listener: SerialListener
  sent: string[]
  isClosed: boolean
}

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

/** A session whose other side the test plays. */
function begin(runState: InstanceState, diagnosis: () => Diagnosis | Error = () => ({ runState: 'running' })) {
  const sockets: FakeSocket[] = []
  const screen: string[] = []
  const asked: boolean[] = []
  const session = new SerialSession({
    connect: (listener) => {
      const socket: FakeSocket = { listener, sent: [], isClosed: false }
      sockets.push(socket)
      return {
        send: (bytes) => void socket.sent.push(decode(bytes)),
        close: () => void (socket.isClosed = true),
      }
    },
    diagnose: async (asksWhy) => {
      asked.push(asksWhy)
      const found = diagnosis()
      if (found instanceof Error) throw found
      return found
    },
    screen: {
      clear: () => void screen.splice(0),
      write: (bytes) => void screen.push(decode(bytes)),
    },
  })
  session.follow(runState)
  const last = () => {
    const socket = sockets.at(-1)
    if (!socket) throw new Error('nothing was connected')
    return socket
  }
  return {
    session,
    sockets,
    screen,
    asked,
    last,
    open: () => last().listener.onOpen(),
    put: (text: string) => last().listener.onOutput(new TextEncoder().encode(text)),
    type: (text: string) => session.send(new TextEncoder().encode(text)),
    /** The other side hangs up, and what follows from it has been found out. */
    end: async (code: number, reason = '') => {
      last().listener.onEnd({ code, reason })
      await vi.advanceTimersByTimeAsync(0)
    },
  }
}

describe('an instance that has a console', () => {
  test('is connected at once', () => {
    const { session, open, put, screen } = begin('running')
    expect(session.read()).toEqual({ status: 'connecting' })
    open()
    expect(session.read()).toEqual({ status: 'connected' })
    put('db-primary login: ')
    expect(screen).toEqual(['db-primary login: '])
  })

  test('hears what is typed, but not before it is connected', () => {
    const { type, open, last } = begin('running')
    type('lost')
    open()
    type('root')
    expect(last().sent).toEqual(['root'])
  })

  test('stays connected while it reboots', () => {
    const { session, open, sockets } = begin('running')
    open()
    session.follow('rebooting')
    session.follow('running')
    expect(session.read()).toEqual({ status: 'connected' })
    expect(sockets).toHaveLength(1)
  })

  test('is left when the page is', () => {
    const { session, open, last } = begin('running')
    open()
    session.close()
    expect(last().isClosed).toBe(true)
    expect(session.read()).toEqual({ status: 'idle' })
  })
})

describe('an instance that has none', () => {
  test.each(['creating', 'starting', 'stopping', 'stopped', 'failed', 'destroyed'] as const)(
    'for it is %s is not connected',
    (runState) => {
      const { session, sockets } = begin(runState)
      expect(session.read()).toEqual({ status: 'idle' })
      expect(sockets).toEqual([])
    },
  )

  test('is connected as soon as it has one, and once', () => {
    const { session, sockets } = begin('creating')
    session.follow('starting')
    expect(sockets).toHaveLength(0)
    session.follow('running')
    session.follow('running')
    expect(sockets).toHaveLength(1)
  })

  test('any more, for it was stopped, is waited for until it runs again', async () => {
    const { session, open, put, end, screen, sockets } = begin('running', () => ({ runState: 'stopped' }))
    open()
    put('reboot: Power down')
    session.follow('stopping')
    expect(session.read()).toEqual({ status: 'connected' })
    await end(FAILED, 'instance is stopped and has no active serial console server')
    expect(session.read()).toEqual({ status: 'idle' })
    expect(screen).toEqual(['reboot: Power down'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    session.follow('starting')
    session.follow('running')
    open()
    expect(sockets).toHaveLength(2)
    expect(screen).toEqual([])
  })
})

describe('a connection that is lost', () => {
  test('is opened again after a second, and its history is not shown twice', async () => {
    const { session, open, put, end, screen, sockets } = begin('running')
    open()
    put('login: ')
    await end(GOING_AWAY, 'the server is stopping')
    expect(session.read()).toEqual({
      status: 'disconnected',
      reason: 'The server is stopping',
      retryAt: Date.now() + 1000,
    })
    await vi.advanceTimersByTimeAsync(999)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(session.read()).toEqual({ status: 'connecting' })
    expect(screen).toEqual(['login: '])
    open()
    put('login: ')
    expect(screen).toEqual(['login: '])
  })

  test('is tried for at pauses that double, up to half a minute, while nobody answers', async () => {
    const { session, end } = begin('running', () => new Error('The server cannot be reached'))
    const pauses: number[] = []
    for (let attempt = 0; attempt < 7; attempt++) {
      await end(serialEnd.abnormal)
      const state = session.read()
      expect(state).toMatchObject({ reason: 'The server cannot be reached' })
      const pause = 'retryAt' in state ? (state.retryAt ?? 0) - Date.now() : 0
      pauses.push(pause)
      await vi.advanceTimersByTimeAsync(pause)
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  test('is tried for sooner again once one has lasted', async () => {
    const { session, open, end } = begin('running')
    await end(serialEnd.abnormal)
    await vi.advanceTimersByTimeAsync(1000)
    open()
    await vi.advanceTimersByTimeAsync(10_001)
    await end(serialEnd.abnormal)
    expect(session.read()).toMatchObject({ status: 'disconnected', retryAt: Date.now() + 1000 })
  })

  test('over and over is not tried for sooner because it opens', async () => {
    const { session, open, end } = begin('running')
    open()
    await end(FAILED, 'internal error')
    await vi.advanceTimersByTimeAsync(1000)
    open()
    await end(FAILED, 'internal error')
    expect(session.read()).toMatchObject({ reason: 'Internal error', retryAt: Date.now() + 2000 })
  })

  test('is opened at once when somebody asks for it', async () => {
    const { session, open, end, sockets } = begin('running')
    open()
    await end(serialEnd.abnormal)
    session.connect()
    expect(session.read()).toEqual({ status: 'connecting' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(sockets).toHaveLength(2)
  })

  test('is not opened again after the page was left', async () => {
    const { session, open, end, sockets } = begin('running')
    open()
    await end(serialEnd.abnormal)
    session.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  test('does not come back by what is found out too late', async () => {
    const { session, open, last } = begin('running')
    open()
    last().listener.onEnd({ code: serialEnd.abnormal, reason: '' })
    session.close()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(session.read()).toEqual({ status: 'idle' })
  })
})

describe('a connection that is refused', () => {
  test('says why, and is not tried for again', async () => {
    const refusal = 'Action not authorized'
    const { session, end, asked, sockets } = begin('running', () => ({ runState: 'running', refusal }))
    await end(serialEnd.abnormal)
    expect(asked).toEqual([true])
    expect(session.read()).toEqual({ status: 'error', reason: refusal })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })

  test('in the middle of it is asked about as well', async () => {
    const { open, end, asked } = begin('running')
    open()
    await end(serialEnd.notAllowed, 'Forbidden')
    expect(asked).toEqual([true])
  })

  test('is not looked for where it was only lost', async () => {
    const { open, end, asked } = begin('running')
    open()
    await end(GOING_AWAY)
    expect(asked).toEqual([false])
  })
})
