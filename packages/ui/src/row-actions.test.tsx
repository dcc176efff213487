// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RowActions } from './row-actions.tsx'

afterEach(cleanup)

const onAction = vi.fn<(what: string) => void>()
const entry = (label: string) => ({ label, onAction: () => onAction(label) })

function show() {
  onAction.mockClear()
  render(<RowActions items={[entry('Copy ID'), entry('Stop'), entry('Delete')]} />)
  return screen.getByRole('button', { name: 'Row actions' })
}

const menu = () => screen.queryByRole('menu', { name: 'Row actions' })

test('the button tells that there is a menu, whether it is open, and which it is', async () => {
  const button = show()
  expect(button.getAttribute('aria-haspopup')).toBe('true')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(menu()?.id).toBe(button.getAttribute('aria-controls'))
  await userEvent.keyboard('{Escape}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(menu()).toBeNull()
})

test.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('%s opens it', async (key) => {
  show().focus()
  await userEvent.keyboard(key)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Stop' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('Stop')
  expect(menu()).toBeNull()
})

test('other keys, and those of the browser, leave it closed', async () => {
  show().focus()
  await userEvent.keyboard('a{Tab}{Shift>}{Tab}{/Shift}{Control>}{ArrowDown}{/Control}')
  expect(menu()).toBeNull()
})

test('a mouse opens it as it is pressed', () => {
  fireEvent.pointerDown(show(), { pointerType: 'mouse', button: 0 })
  expect(menu()).not.toBeNull()
})

test('the other button of a mouse does not', () => {
  fireEvent.pointerDown(show(), { pointerType: 'mouse', button: 2 })
  expect(menu()).toBeNull()
})

test('a finger, which may be about to scroll, opens it as it is lifted', () => {
  const button = show()
  fireEvent.pointerDown(button, { pointerType: 'touch', button: 0 })
  expect(menu()).toBeNull()
  fireEvent.click(button, { detail: 1 })
  expect(menu()).not.toBeNull()
})

test('closed, it gives the focus back, and can be opened again', async () => {
  const button = show()
  await userEvent.click(button)
  await userEvent.keyboard('{Escape}')
  await vi.waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{ArrowUp}')
  expect(menu()).not.toBeNull()
})
