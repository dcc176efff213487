// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DatePicker, type DatePickerProps } from './date-picker.tsx'

beforeEach(() => {
  // happy-dom tells of a selection at once, even of one that has not changed; React Aria would answer for ever.
  vi.spyOn(Selection.prototype, 'collapse').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const date = new Date('2026-10-24T08:30:00Z')

function start({ value: initial, ...props }: Partial<DatePickerProps> = {}) {
  const onChange = vi.fn<(value: Date | undefined) => void>()
  function Form() {
    const [value, setValue] = useState(initial)
    const change = (next: Date | undefined) => {
      onChange(next)
      setValue(next)
    }
    return <DatePicker label="Expires" timeZone="Europe/Berlin" {...props} value={value} onChange={change} />
  }
  render(<Form />)
  return { onChange, user: userEvent.setup() }
}

const field = () => screen.getByRole('button', { name: /^Expires/ })
const dialog = () => screen.getByRole('dialog', { name: 'Expires' })
const hour = () => within(dialog()).getByRole('spinbutton', { name: /hour/ })

test('the field is named by its label and shows day and time in the time zone', () => {
  start({ value: date, hint: 'Later than today' })
  expect(screen.getByRole('button', { name: /^Expires.*24.*10:30/, description: 'Later than today' })).toBeDefined()
})

test('a picked day starts at midnight of the time zone, then takes a time', async () => {
  const { user, onChange } = start({
    minValue: new Date('2026-10-24T00:00:00Z'),
    maxValue: new Date('2026-10-26T00:00:00Z'),
  })
  expect(field().textContent).toBe('Select a date')
  await user.click(field())
  expect(hour().getAttribute('aria-disabled')).toBe('true')
  await user.click(within(dialog()).getByRole('button', { name: / 25 October|October 25/ }))
  expect(onChange).toHaveBeenLastCalledWith(new Date('2026-10-24T22:00:00Z'))
  await user.click(hour())
  await user.keyboard('09')
  // The clocks went back at three: nine in the morning is ten hours after midnight.
  expect(onChange).toHaveBeenLastCalledWith(new Date('2026-10-25T08:00:00Z'))
  expect(field().textContent).toMatch(/25.*09:00/)
})

test('another day keeps the time', async () => {
  const { user, onChange } = start({ value: date })
  await user.click(field())
  act(() =>
    within(dialog())
      .getByRole('button', { name: / 24 October|October 24/ })
      .focus(),
  )
  await user.keyboard('{ArrowUp}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(new Date('2026-10-17T08:30:00Z'))
  expect(dialog()).toBeDefined()
})

test('a time beyond the limits is invalid, and the form hears of it all the same', async () => {
  const { user, onChange } = start({ value: date, maxValue: date })
  await user.click(field())
  await user.click(hour())
  await user.keyboard('11')
  expect(onChange).toHaveBeenLastCalledWith(new Date('2026-10-24T09:30:00Z'))
  expect(within(dialog()).getByRole('alert').textContent).toBe('Date is invalid')
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: /^Expires/, description: 'Date is invalid' })).toBeDefined()
})

test('an error of the form comes first', () => {
  start({ value: date, maxValue: new Date(0), error: 'Expires is required' })
  expect(screen.getByRole('alert').textContent).toBe('Expires is required')
})

test('what is optional can be taken back', async () => {
  const { user, onChange } = start({ value: date, optional: true })
  await user.click(field())
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange).toHaveBeenLastCalledWith(undefined)
  expect(field().textContent).toBe('Select a date')
})

test('inputRef takes the focus', () => {
  const inputRef = createRef<HTMLButtonElement>()
  start({ inputRef })
  inputRef.current?.focus()
  expect(document.activeElement).toBe(field())
})

test('disabled, it does not open', async () => {
  const { user } = start({ value: date, isDisabled: true })
  await user.click(field())
  expect(screen.queryByRole('dialog')).toBeNull()
})
