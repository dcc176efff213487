// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ComboBox, type ComboBoxProps } from './combo-box.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const images = [
  { value: 'a', label: 'debian-13', description: 'Debian 13' },
  { value: 'b', label: 'ubuntu-26-04' },
]

function show(props: Partial<ComboBoxProps> = {}) {
  const onChange = vi.fn<(value: string) => void>()
  const onSubmit = vi.fn<() => void>()
  const onOuterEscape = vi.fn<() => void>()
  function Form() {
    const [value, setValue] = useState(props.value ?? '')
    return (
      <form onSubmit={onSubmit}>
        <div role="none" onKeyDown={(event) => event.key === 'Escape' && onOuterEscape()}>
          <ComboBox
            label="Image"
            options={images}
            {...props}
            value={value}
            onChange={(next) => {
              onChange(next)
              setValue(next)
            }}
          />
        </div>
      </form>
    )
  }
  render(<Form />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Image' })
  return { onChange, onSubmit, onOuterEscape, input, user: userEvent.setup() }
}

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)

test('it opens on focus with everything, and typing narrows it whatever the case and white space', async () => {
  const { user, input } = show()
  await user.click(input)
  expect(shown()).toEqual(['debian-13Debian 13', 'ubuntu-26-04'])
  await user.type(input, 'UBU ntu')
  expect(shown()).toEqual(['ubuntu-26-04'])
})

test('Enter chooses without submitting the form', async () => {
  const { user, input, onChange, onSubmit } = show()
  await user.click(input)
  await user.keyboard('ubu{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('b')
  expect(input.value).toBe('ubuntu-26-04')
  await user.keyboard('{Enter}')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('nothing found: one row says so and cannot be chosen', async () => {
  const { user, input, onChange } = show()
  await user.click(input)
  await user.keyboard('fedora')
  expect(shown()).toEqual(['No match'])
  expect(screen.getByRole('option').getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{ArrowDown}{Enter}')
  expect(onChange).not.toHaveBeenCalled()
})

test('text that is no choice goes when the field is left; the choice before it stays', async () => {
  const { user, input, onChange } = show({ value: 'a' })
  await user.click(input)
  await user.type(input, 'zzz')
  await user.tab()
  expect(input.value).toBe('debian-13')
  expect(onChange).not.toHaveBeenCalled()
})

test('clearing the text clears the value', async () => {
  const { user, input, onChange } = show({ value: 'a' })
  await user.clear(input)
  expect(onChange).toHaveBeenLastCalledWith('')
  await user.tab()
  expect(input.value).toBe('')
})

test('the first Escape closes the list only, the second reaches what is around it', async () => {
  const { user, input, onOuterEscape } = show({ value: 'a' })
  await user.click(input)
  await user.keyboard('{Escape}')
  expect(shown()).toEqual([])
  expect(onOuterEscape).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onOuterEscape).toHaveBeenCalledTimes(1)
})

test('of hundreds only those in view are in the page, and all can be reached', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(288)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(32)
  const options = Array.from({ length: 600 }, (_, index) => ({ value: String(index), label: `disk-${index}` }))
  const { user, input, onChange } = show({ options, value: '500' })
  expect(input.value).toBe('disk-500')
  await user.click(input)
  // The code for long lists may come after the list.
  await waitFor(() => expect(shown().length).toBeLessThan(50))
  expect(shown().length).toBeGreaterThan(5)
  expect(screen.getAllByRole('option')[0]?.getAttribute('aria-setsize')).toBe('600')
  await user.clear(input)
  await user.keyboard('59{ArrowUp}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith('599')
  expect(input.value).toBe('disk-599')
})

test('a custom value is offered, kept on leaving and handed over', async () => {
  const { user, input, onChange } = show({ allowsCustomValue: true })
  await user.click(input)
  await user.keyboard('10.0.0.0/8')
  expect(shown()).toContain('Custom: 10.0.0.0/8')
  await user.tab()
  expect(input.value).toBe('10.0.0.0/8')
  expect(onChange).toHaveBeenLastCalledWith('10.0.0.0/8')
})

test('choosing a custom value closes the list, with the value in the field', async () => {
  const { user, input } = show({ allowsCustomValue: true })
  await user.click(input)
  await user.keyboard('10.0.0.0/8')
  await user.click(screen.getByRole('option', { name: 'Custom: 10.0.0.0/8' }))
  expect(shown()).toEqual([])
  expect(input.value).toBe('10.0.0.0/8')
})
