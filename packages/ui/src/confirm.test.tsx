// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { confirm, type ConfirmOptions } from './confirm.ts'
import { ConfirmHost } from './confirm-host.tsx'
import { RowActions } from './row-actions.tsx'
import { ToastHost } from './toast-host.tsx'
import { toastQueue } from './toast-queue.ts'

beforeEach(() => {
  // Another file may have left something in it: they share modules.
  toastQueue.clear()
  vi.useFakeTimers()
  // Testing Library knows only this name for a clock that stands still.
  vi.stubGlobal('jest', { advanceTimersByTime: (delay: number) => vi.advanceTimersByTime(delay) })
})
afterEach(() => {
  act(() => toastQueue.clear())
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function ask(options: Partial<ConfirmOptions> = {}) {
  const user = userEvent.setup({ advanceTimers: (delay) => pass(delay) })
  const question: ConfirmOptions = {
    title: 'Confirm delete disk',
    body: 'Delete data-01?',
    confirmLabel: 'Delete disk',
    tone: 'danger',
    action: () => Promise.resolve(),
    errorTitle: 'Could not delete the disk',
    ...options,
  }
  render(
    <>
      <Button onPress={() => confirm(question)}>Ask</Button>
      <RowActions items={[{ label: 'Delete', onAction: () => confirm(question) }]} />
      <ConfirmHost />
      <ToastHost />
    </>,
  )
  return user
}

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const settle = () => act(() => vi.advanceTimersByTimeAsync(0))

test('a failed action closes the dialog and tells so exactly once', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  const user = ask({ action: () => promise })
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  const dialog = screen.getByRole('dialog', { name: 'Confirm delete disk' })
  await user.click(within(dialog).getByRole('button', { name: 'Delete disk' }))
  expect(within(dialog).getByLabelText('Spinner')).toBeTruthy()

  reject(new Error('The disk is attached to web-01.'))
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
  const toasts = screen.getAllByRole('alertdialog')
  expect(toasts).toHaveLength(1)
  expect(toasts[0]?.textContent).toContain('Could not delete the disk')
  expect(toasts[0]?.textContent).toContain('The disk is attached to web-01.')

  pass(14_999)
  expect(screen.queryByRole('alertdialog')).not.toBeNull()
  pass(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an action that succeeds runs once, closes the dialog and says nothing', async () => {
  const action = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const user = ask({ action })
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(screen.getByRole('button', { name: 'Delete disk' }))
  await settle()
  expect(action).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('while the action runs, Escape and Cancel do not close the dialog', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const user = ask({ action: () => promise })
  await user.click(screen.getByRole('button', { name: 'Ask' }))
  await user.click(screen.getByRole('button', { name: 'Delete disk' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  resolve()
  await settle()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each(['Ask', 'Row actions'])('the focus returns to "%s" after Escape', async (name) => {
  const action = vi.fn<() => Promise<void>>()
  const user = ask({ action })
  const opener = screen.getByRole('button', { name })
  await user.click(opener)
  if (name === 'Row actions') await user.click(screen.getByRole('menuitem', { name: 'Delete' }))
  pass(50)
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await user.keyboard('{Escape}')
  pass(50)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(opener)
  expect(action).not.toHaveBeenCalled()
})
