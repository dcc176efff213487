// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SideModal } from './side-modal.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

function open(errors?: readonly string[]) {
  const onDismiss = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  const onOuterSubmit = vi.fn<() => void>()
  function Form() {
    const [name, setName] = useState('')
    return (
      <form onSubmit={onOuterSubmit}>
        <SideModal
          title="Create disk"
          isDirty={name !== ''}
          onDismiss={onDismiss}
          onSubmit={onSubmit}
          errors={errors}
          isAnimated={false}
        >
          <TextField label="Name" value={name} onChange={setName} />
        </SideModal>
      </form>
    )
  }
  render(<Form />)
  return { onDismiss, onSubmit, onOuterSubmit, user: userEvent.setup() }
}

const question = () => screen.queryByRole('alertdialog', { name: 'Confirm navigation' })
const type = async (user: ReturnType<typeof userEvent.setup>) => user.type(screen.getByLabelText('Name'), 'web')

test('an untouched form closes on Escape without a question', async () => {
  const { user, onDismiss } = open()
  await user.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

test.each(['Escape', 'Close'])('a changed form asks on %s, and can be kept', async (way) => {
  const { user, onDismiss } = open()
  await type(user)
  if (way === 'Escape') await user.keyboard('{Escape}')
  else await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(question()).not.toBeNull()
  expect(onDismiss).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(question()).toBeNull()
  expect(onDismiss).not.toHaveBeenCalled()
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('web')
})

test('Escape in the question keeps the form', async () => {
  const { user, onDismiss } = open()
  await type(user)
  await user.keyboard('{Escape}')
  await user.keyboard('{Escape}')
  expect(question()).toBeNull()
  expect(screen.queryByRole('dialog', { name: 'Create disk' })).not.toBeNull()
  expect(onDismiss).not.toHaveBeenCalled()
})

test('a changed form can be left', async () => {
  const { user, onDismiss } = open()
  await type(user)
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Leave form' }))
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

test('Cancel leaves a changed form without a question', async () => {
  const { user, onDismiss } = open()
  await type(user)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(question()).toBeNull()
  expect(onDismiss).toHaveBeenCalledTimes(1)
})

test('submitting does not submit the form around it', async () => {
  const { user, onSubmit, onOuterSubmit } = open()
  await user.click(screen.getByRole('button', { name: 'Create disk' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onOuterSubmit).not.toHaveBeenCalled()
})

test('one error has no count, several do', () => {
  open(['Name already exists'])
  expect(screen.getByRole('alert').textContent).toBe('ErrorName already exists')
  cleanup()
  open(['Name already exists', 'Size is too small'])
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('Errors')
  expect(alert.textContent).toContain('2 issues:')
  expect(within(alert).getAllByRole('listitem')).toHaveLength(2)
})
