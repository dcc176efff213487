// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announce } from './announce.ts'
import { AnnouncerHost } from './announcer-host.tsx'
import { Modal } from './modal.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  act(() => {
    vi.runAllTimers()
  })
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const log = () => screen.getByRole('log')

test('what is announced waits in a polite region for seven seconds', () => {
  render(<AnnouncerHost />)
  expect(log().getAttribute('aria-live')).toBe('polite')
  expect(log().textContent).toBe('')
  act(() => announce('3 disks found'))
  pass(3000)
  act(() => announce('No disks found'))
  expect(log().textContent).toBe('3 disks foundNo disks found')
  pass(3999)
  expect(log().textContent).toBe('3 disks foundNo disks found')
  pass(1)
  expect(log().textContent).toBe('No disks found')
  pass(3000)
  expect(log().textContent).toBe('')
})

test('the same words are said again', () => {
  render(<AnnouncerHost />)
  act(() => announce('Copied'))
  act(() => announce('Copied'))
  expect(log().children).toHaveLength(2)
})

test('a modal does not silence it', () => {
  render(
    <>
      <AnnouncerHost />
      <p>Behind</p>
      <Modal title="Resize" onDismiss={() => {}}>
        Body
      </Modal>
    </>,
  )
  expect(screen.getByText('Behind').closest('[aria-hidden=true], [inert]')).not.toBeNull()
  expect(screen.getByRole('log').closest('[aria-hidden=true], [inert]')).toBeNull()
})
