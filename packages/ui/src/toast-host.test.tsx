// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AnnouncerHost } from './announcer-host.tsx'
import { ToastHost } from './toast-host.tsx'
import { toast, toastQueue, type ToastInput } from './toast-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => {
    toastQueue.clear()
    vi.runAllTimers()
  })
  cleanup()
  vi.useRealTimers()
})

function show(input: ToastInput) {
  render(
    <>
      <AnnouncerHost />
      <ToastHost />
    </>,
  )
  act(() => {
    toast(input)
  })
}
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const shown = () => screen.queryAllByRole('alertdialog').length

test.each([
  ['success', 5000],
  ['info', 5000],
  ['error', 15_000],
] as const)('a toast of tone %s goes after %d ms', (tone, timeout) => {
  show({ tone, content: 'Disk created' })
  pass(timeout - 1)
  expect(shown()).toBe(1)
  pass(1)
  expect(shown()).toBe(0)
})

test('a toast is named by its title, or by what it says where it has none', () => {
  show({ tone: 'error', title: 'Could not delete disk', content: 'It is attached' })
  expect(screen.getByRole('alertdialog', { name: 'Could not delete disk' })).toBeTruthy()
  act(() => {
    toast({ tone: 'success', content: 'Disk created' })
  })
  expect(screen.getByRole('alertdialog', { name: 'Disk created' })).toBeTruthy()
})

test('a toast without a timeout stays until it is dismissed', () => {
  show({ tone: 'info', content: 'A new version is there', timeout: null })
  pass(3_600_000)
  expect(shown()).toBe(1)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss notification' }))
  expect(shown()).toBe(0)
})

test('a toast is announced once, with title and content, without interrupting', () => {
  show({ tone: 'error', title: 'Could not delete disk', content: <b>It is attached</b> })
  const region = screen.getByRole('log')
  expect(region.getAttribute('aria-live')).toBe('polite')
  expect(within(region).getAllByRole('img', { name: 'Could not delete disk It is attached' })).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  // Found twice, the words would be read twice.
  expect(screen.getAllByText('Could not delete disk')).toHaveLength(1)
})
