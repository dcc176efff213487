// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RelativeTime } from './relative-time.tsx'

const day = 86_400_000
const now = Date.UTC(2026, 9, 11, 7, 14, 5)

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test.each([
  [4000, '4s ago'],
  [3 * 60_000, '3m ago'],
  [5 * 3_600_000, '5h ago'],
  [2 * day, '2d ago'],
  [15 * day, '2w ago'],
  [70 * day, '2mo ago'],
  [800 * day, '2y ago'],
])('%d ms before now reads %s', (elapsed, text) => {
  render(<RelativeTime date={new Date(now - elapsed)} />)
  expect(screen.getByText(text).getAttribute('datetime')).toBe(new Date(now - elapsed).toISOString())
})

test('it goes on by itself', () => {
  render(<RelativeTime date={new Date(now - 59_000)} hasAgo={false} />)
  expect(screen.getByText('59s')).toBeTruthy()
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(screen.getByText('1m')).toBeTruthy()
})
