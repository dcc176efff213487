import { expect, test, vi } from 'vitest'
import { createStopping } from './stopping.ts'

function stopping() {
  const gate = Promise.withResolvers<void>()
  const parts = { stop: vi.fn(() => gate.promise), exit: vi.fn(), onError: vi.fn() }
  const time = { ms: 1000 }
  return { gate, time, ...parts, send: createStopping({ ...parts, now: () => time.ms }) }
}

test('the first signal stops, and exits when that is done', async () => {
  const { gate, send, stop, exit } = stopping()
  const sent = send('SIGTERM')
  expect(stop).toHaveBeenCalledOnce()
  expect(exit).not.toHaveBeenCalled()
  gate.resolve()
  await sent
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
})

test('a second signal exits at once, with the code that shells give', async () => {
  const { time, send, stop, exit } = stopping()
  void send('SIGINT')
  time.ms += 500
  await send('SIGINT')
  expect(stop).toHaveBeenCalledOnce()
  expect(exit).toHaveBeenCalledExactlyOnceWith(130)
})

test('the echo of one Ctrl+C is no second signal', async () => {
  const { time, gate, send, exit } = stopping()
  const sent = send('SIGINT')
  time.ms += 20
  await send('SIGINT')
  expect(exit).not.toHaveBeenCalled()
  gate.resolve()
  await sent
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
})

test('a stop that fails is told of and exits with 1', async () => {
  const { gate, send, exit, onError } = stopping()
  const sent = send('SIGTERM')
  gate.reject(new Error('the disk is gone'))
  await sent
  expect(onError).toHaveBeenCalledOnce()
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})
