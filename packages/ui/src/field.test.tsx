// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { NumberField } from './number-field.tsx'
import { RadioCards } from './radio-cards.tsx'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)

test('hint and error describe the field, and the mark for optional is not part of its name', () => {
  render(<TextField label="Name" optional hint="Lower case" error="Name is required" value="" onChange={() => {}} />)
  const input = screen.getByRole('textbox', { name: 'Name', description: /Lower case.*Name is required/ })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Name is required')
})

test('a field without an error is valid and says nothing', () => {
  render(<TextField label="Name" value="" onChange={() => {}} />)
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('inputRef takes the focus', () => {
  const ref = createRef<HTMLInputElement>()
  render(<TextField label="Name" value="" onChange={() => {}} inputRef={ref} />)
  ref.current?.focus()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
})

function Size({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useState(16)
  return (
    <NumberField
      label="Size"
      value={value}
      minValue={10}
      maxValue={1023}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
    />
  )
}

test.each([
  ['5000', 1023, '1023'],
  ['4', 10, '10'],
  ['', Number.NaN, ''],
])('%j in a number field becomes %d when it is left', async (typed, value, text) => {
  const onChange = vi.fn<(value: number) => void>()
  render(<Size onChange={onChange} />)
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Size' })
  await userEvent.clear(input)
  if (typed !== '') await userEvent.type(input, typed)
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(value)
  expect(input.value).toBe(text)
})

test('a list without options says so and cannot be opened', () => {
  render(<Select label="Pool" value="" options={[]} onChange={() => {}} />)
  const button = screen.getByRole('button', { name: /Pool/ })
  expect(button.textContent).toBe('No items')
  expect(button.hasAttribute('disabled')).toBe(true)
})

test('a choice is handed over and shown', async () => {
  const onChange = vi.fn<(value: 'a' | 'b' | '') => void>()
  const options = [
    { value: 'a', label: 'Administrator', description: 'Everything' },
    { value: 'b', label: 'Viewer' },
  ] as const
  const { rerender } = render(<Select label="Role" value="" options={options} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: /Role/ }))
  await userEvent.click(screen.getByRole('option', { name: /Administrator/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a')
  rerender(<Select label="Role" value="a" options={options} onChange={onChange} />)
  expect(screen.getByRole('button', { name: /Role/ }).textContent).toBe('Administrator')
})

test('cards are radios', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const options = [
    { value: 's', label: '2 vCPUs', description: '8 GiB' },
    { value: 'm', label: '4 vCPUs' },
  ]
  render(<RadioCards label="Hardware" value="s" options={options} onChange={onChange} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /2 vCPUs/ }).checked).toBe(true)
  await userEvent.click(screen.getByRole('radio', { name: /4 vCPUs/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('m')
})
