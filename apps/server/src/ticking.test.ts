import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startTicking } from './ticking.ts'

const nobody = { onFailing: () => {}, onRecovered: () => {} }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('ticks so often', async () => {
  const tick = vi.fn(async () => {})
  const ticking = startTicking(tick, 250, nobody)
  await vi.advanceTimersByTimeAsync(1000)
  expect(tick).toHaveBeenCalledTimes(4)
  await ticking.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tick).toHaveBeenCalledTimes(4)
})

test('never twice at once, and stops only when the last has ended', async () => {
  const slow = Promise.withResolvers<void>()
  const tick = vi.fn(() => slow.promise)
  const ticking = startTicking(tick, 250, nobody)
  await vi.advanceTimersByTimeAsync(1000)
  expect(tick).toHaveBeenCalledTimes(1)
  const stopped = vi.fn()
  const stopping = ticking.stop().then(stopped)
  await vi.advanceTimersByTimeAsync(1000)
  expect(stopped).not.toHaveBeenCalled()
  slow.resolve()
  await stopping
})

/** A tick that fails as long as `trouble` says so. */
function unsteady() {
  const state: { trouble: Error | undefined } = { trouble: new Error('no database') }
  const tick = vi.fn(async () => {
    if (state.trouble) throw state.trouble
  })
  const listener = { onFailing: vi.fn<(error: unknown) => void>(), onRecovered: vi.fn<(failures: number) => void>() }
  return { state, tick, listener }
}

test('an hour of failures is told of once, and so is their end', async () => {
  const { state, tick, listener } = unsteady()
  const ticking = startTicking(tick, 250, listener)
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(listener.onFailing).toHaveBeenCalledExactlyOnceWith(state.trouble)
  expect(tick.mock.calls.length).toBeLessThan(1000)
  const failures = tick.mock.calls.length
  state.trouble = undefined
  await vi.advanceTimersByTimeAsync(4000)
  expect(listener.onRecovered).toHaveBeenCalledExactlyOnceWith(failures)
  tick.mockClear()
  await vi.advanceTimersByTimeAsync(1000)
  expect(tick).toHaveBeenCalledTimes(4)
  await ticking.stop()
})

test('another reason is told of as well, and so is the same one after it had worked', async () => {
  const { state, tick, listener } = unsteady()
  const ticking = startTicking(tick, 250, listener)
  await vi.advanceTimersByTimeAsync(10_000)
  state.trouble = new Error('disk full')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listener.onFailing).toHaveBeenCalledTimes(2)
  state.trouble = undefined
  await vi.advanceTimersByTimeAsync(10_000)
  state.trouble = new Error('disk full')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(listener.onFailing).toHaveBeenCalledTimes(3)
  await ticking.stop()
})
