import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTicking } from './ticking.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('ticks so often', async () => {
  const tick = vi.fn(async () => {})
  const ticking = startTicking(tick, 250, () => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(tick).toHaveBeenCalledTimes(4)
  await ticking.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tick).toHaveBeenCalledTimes(4)
})

test('never twice at once, and stops only when the last has ended', async () => {
  const slow = Promise.withResolvers<void>()
  const tick = vi.fn(() => slow.promise)
  const ticking = startTicking(tick, 250, () => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(tick).toHaveBeenCalledTimes(1)
  const stopped = vi.fn()
  const stopping = ticking.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stopped).not.toHaveBeenCalled()
  slow.resolve()
  await stopping
})

test('a failure is told of and does not end it', async () => {
  const onError = vi.fn()
  const tick = vi.fn(() => Promise.reject(new Error('broken')))
  const ticking = startTicking(tick, 250, onError)
  await vi.advanceTimersByTimeAsync(500)
  expect(onError).toHaveBeenCalledTimes(2)
  await ticking.stop()
})
