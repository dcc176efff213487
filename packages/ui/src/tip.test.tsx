// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Tip } from './tip.tsx'

afterEach(cleanup)

const words = () => screen.queryByRole('tooltip')?.textContent

test('focus shows the words at once and ties them to the button; Escape takes them away', async () => {
  render(<Tip>Names are unique within a project</Tip>)
  await userEvent.tab()
  expect(words()).toBe('Names are unique within a project')
  expect(screen.getByRole('button', { name: 'Tip', description: 'Names are unique within a project' })).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(words()).toBeUndefined()
})

test('a press shows them, too, and does not submit the form', () => {
  let isSubmitted = false
  render(
    <form onSubmit={() => (isSubmitted = true)}>
      <Tip label="About names">Names are unique within a project</Tip>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'About names' })
  act(() => button.focus())
  fireEvent.click(button)
  expect(words()).toBe('Names are unique within a project')
  expect(isSubmitted).toBe(false)
})
