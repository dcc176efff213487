// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Popover } from './popover.tsx'

afterEach(cleanup)

function show() {
  const onOuterEscape = vi.fn<() => void>()
  render(
    <div role="none" onKeyDown={({ key }) => key === 'Escape' && onOuterEscape()}>
      <Popover label="Columns" trigger={<Button>Choose columns</Button>}>
        {(close) => <Button onPress={close}>Done</Button>}
      </Popover>
      <p>Elsewhere</p>
    </div>,
  )
  return { onOuterEscape, user: userEvent.setup() }
}

const panel = () => screen.queryByRole('dialog', { name: 'Columns' })
const trigger = () => screen.getByText('Choose columns')

test('the button opens the panel and the focus goes into it', async () => {
  const { user } = show()
  expect(panel()).toBeNull()
  await user.click(trigger())
  expect(panel()?.contains(document.activeElement)).toBe(true)
})

test('Escape closes the panel alone, and the button has the focus again', async () => {
  const { user, onOuterEscape } = show()
  await user.click(trigger())
  await user.keyboard('{Escape}')
  expect(panel()).toBeNull()
  expect(onOuterEscape).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(document.activeElement).toBe(trigger()))
})

test('a press outside closes it', async () => {
  const { user } = show()
  await user.click(trigger())
  await user.click(document.body)
  expect(panel()).toBeNull()
})

test('what is inside can close it', async () => {
  const { user } = show()
  await user.click(trigger())
  await user.click(screen.getByRole('button', { name: 'Done' }))
  expect(panel()).toBeNull()
})

test('the caller can hold it open', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>()
  render(
    <Popover label="Columns" isOpen onOpenChange={onOpenChange} trigger={<Button>Choose columns</Button>}>
      Body
    </Popover>,
  )
  await userEvent.keyboard('{Escape}')
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(panel()).not.toBeNull()
})
