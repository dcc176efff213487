// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Switch, type SwitchProps } from './switch.tsx'

afterEach(cleanup)

function Live(props: Partial<SwitchProps>) {
  const [value, setValue] = useState(false)
  return (
    <Switch value={value} onChange={setValue} {...props}>
      Live updates
    </Switch>
  )
}

const state = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Live updates' }).checked

test('a press and the space bar turn it on and off', async () => {
  render(<Live />)
  expect(state()).toBe(false)
  await userEvent.click(screen.getByText('Live updates'))
  expect(state()).toBe(true)
  await userEvent.keyboard(' ')
  expect(state()).toBe(false)
})

test('hint and error describe it', () => {
  render(<Live hint="Every second" error="Could not turn it on" />)
  const control = screen.getByRole('switch', { description: 'Every second Could not turn it on' })
  expect(control.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Could not turn it on')
})

test('disabled, it stays as it is', async () => {
  const onChange = vi.fn<(value: boolean) => void>()
  render(<Live isDisabled onChange={onChange} />)
  await userEvent.click(screen.getByText('Live updates'))
  expect(onChange).not.toHaveBeenCalled()
})

test('inputRef takes the focus', () => {
  const ref = createRef<HTMLInputElement>()
  render(<Live inputRef={ref} />)
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('switch'))
})
