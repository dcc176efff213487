// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RefreshControl, type RefreshControlProps } from './refresh-control.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library lets pending timers run between actions only where it sees Jest's clock.
  vi.stubGlobal('jest', { advanceTimersByTime: (delay: number) => vi.advanceTimersByTime(delay) })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })

function start(props: Partial<RefreshControlProps> = {}) {
  const onRefresh = vi.fn<() => void>()
  const { rerender } = render(<RefreshControl onRefresh={onRefresh} {...props} />)
  return {
    onRefresh,
    user: userEvent.setup({ advanceTimers: pass }),
    set: (next: Partial<RefreshControlProps>) => rerender(<RefreshControl onRefresh={onRefresh} {...next} />),
  }
}

const interval = () => screen.getByRole('button', { name: /Refresh interval/ })
const refresh = () => screen.getByRole('button', { name: 'Refresh data' })

async function choose(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(interval())
  await user.click(screen.getByRole('option', { name }))
}

test('the first refresh comes after ten seconds, not at once', () => {
  const { onRefresh } = start()
  expect(interval().textContent).toContain('10s')
  pass(9999)
  expect(onRefresh).not.toHaveBeenCalled()
  pass(1)
  expect(onRefresh).toHaveBeenCalledTimes(1)
  pass(10_000)
  expect(onRefresh).toHaveBeenCalledTimes(2)
})

test('the button refreshes at once', async () => {
  const { user, onRefresh } = start()
  await user.click(refresh())
  expect(onRefresh).toHaveBeenCalledTimes(1)
})

test.each([
  ['1m', 60_000],
  ['2m', 120_000],
  ['5m', 300_000],
])('an interval of %s is %d ms', async (name, length) => {
  const { user, onRefresh } = start()
  await choose(user, name)
  onRefresh.mockClear()
  pass(length - 1000)
  expect(onRefresh).not.toHaveBeenCalled()
  pass(1000)
  expect(onRefresh).toHaveBeenCalledTimes(1)
})

test('switched off, it refreshes only when pressed', async () => {
  const { user, onRefresh } = start()
  await choose(user, 'Off')
  onRefresh.mockClear()
  pass(600_000)
  expect(onRefresh).not.toHaveBeenCalled()
  await user.click(refresh())
  expect(onRefresh).toHaveBeenCalledTimes(1)
})

test('an interval that the caller keeps is shown, and another is asked for', async () => {
  const onIntervalChange = vi.fn<(interval: string) => void>()
  const { user, onRefresh, set } = start({ interval: '5m', onIntervalChange })
  expect(interval().textContent).toContain('5m')
  await choose(user, 'Off')
  expect(onIntervalChange).toHaveBeenCalledExactlyOnceWith('off')
  expect(interval().textContent).toContain('5m')
  onRefresh.mockClear()
  set({ interval: 'off' })
  pass(600_000)
  expect(onRefresh).not.toHaveBeenCalled()
})

test('while there is nothing to refresh it is off, tells why, and takes the interval up again afterwards', async () => {
  const { user, onRefresh, set } = start({ disabledReason: 'A custom range does not refresh' })
  expect(interval().textContent).toContain('Off')
  expect(interval().hasAttribute('disabled')).toBe(true)
  pass(600_000)
  await user.click(refresh())
  expect(onRefresh).not.toHaveBeenCalled()
  expect(screen.getByRole('tooltip').textContent).toBe('A custom range does not refresh')
  set({})
  pass(10_000)
  expect(onRefresh).toHaveBeenCalledTimes(1)
})

test('a tick does not overtake an answer that is still on its way', () => {
  const { onRefresh, set } = start({ isFetching: true })
  pass(10_000)
  expect(onRefresh).not.toHaveBeenCalled()
  set({ isFetching: false })
  pass(10_000)
  expect(onRefresh).toHaveBeenCalledTimes(1)
})

test('the spinner of a quick answer stays half a second', () => {
  const { set } = start()
  set({ isFetching: true })
  pass(20)
  set({ isFetching: false })
  pass(400)
  expect(screen.queryByRole('img', { name: 'Spinner' })).not.toBeNull()
  pass(100)
  expect(screen.queryByRole('img', { name: 'Spinner' })).toBeNull()
})
