// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useMinimumPending } from './use-minimum-pending.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function start() {
  const hook = renderHook(({ isPending }) => useMinimumPending(isPending), { initialProps: { isPending: false } })
  hook.rerender({ isPending: true })
  return hook
}
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

test('a short wait is held for half a second', () => {
  const hook = start()
  pass(20)
  hook.rerender({ isPending: false })
  pass(479)
  expect(hook.result.current).toBe(true)
  pass(1)
  expect(hook.result.current).toBe(false)
})

test('a long wait ends at once', () => {
  const hook = start()
  pass(900)
  hook.rerender({ isPending: false })
  pass(0)
  expect(hook.result.current).toBe(false)
})

test('what never waits is never pending', () => {
  const { result } = renderHook(() => useMinimumPending(false))
  expect(result.current).toBe(false)
})
