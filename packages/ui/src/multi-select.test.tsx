// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { MultiSelect, type MultiSelectProps } from './multi-select.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const disks = [
  { value: 'a', label: 'boot', description: 'Debian 13' },
  { value: 'b', label: 'data-1' },
  { value: 'c', label: 'data-2' },
  { value: 'd', label: 'held', isDisabled: true },
]

function show(props: Partial<MultiSelectProps> = {}) {
  const onChange = vi.fn<(value: readonly string[]) => void>()
  const onSubmit = vi.fn<() => void>()
  const onOuterEscape = vi.fn<() => void>()
  function Form() {
    const [value, setValue] = useState(props.value ?? [])
    return (
      <form onSubmit={onSubmit}>
        <div role="none" onKeyDown={(event) => event.key === 'Escape' && onOuterEscape()}>
          <MultiSelect
            label="Disks"
            options={disks}
            {...props}
            value={value}
            onChange={(next) => {
              onChange(next)
              setValue(next)
            }}
          />
        </div>
        <button type="button">Elsewhere</button>
      </form>
    )
  }
  render(<Form />)
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Disks' })
  return { onChange, onSubmit, onOuterEscape, input, user: userEvent.setup() }
}

const shown = () => screen.queryAllByRole('option').map((option) => option.textContent)
// While the list is open, React Aria hides everything else from screen readers.
const tags = () =>
  screen.queryAllByRole('button', { name: /^Remove/, hidden: true }).map((button) => button.getAttribute('aria-label'))
const leave = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Elsewhere'))

test('several are chosen by mouse and keyboard while the list stays open, in the order of choosing', async () => {
  const { user, input, onChange, onSubmit } = show()
  await user.click(input)
  await user.click(screen.getByRole('option', { name: /data-2/ }))
  await user.keyboard('boo{ArrowDown}{Enter}')
  expect(onChange.mock.calls).toEqual([[['c']], [['c', 'a']]])
  expect(tags()).toEqual(['Remove data-2', 'Remove boot'])
  expect(screen.getByRole('option', { name: /data-2/ }).getAttribute('aria-selected')).toBe('true')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('typing narrows the list, and the words typed go with a choice and with the list', async () => {
  const { user, input } = show()
  await user.click(input)
  await user.keyboard('DATA')
  expect(shown()).toEqual(['data-1', 'data-2'])
  await user.click(screen.getByRole('option', { name: 'data-1' }))
  expect(input.value).toBe('')
  await user.keyboard('zzz')
  expect(shown()).toEqual(['No match'])
  await leave(user)
  expect(input.value).toBe('')
  expect(shown()).toEqual([])
})

test('an option pressed again is taken back', async () => {
  const { user, input, onChange } = show({ value: ['a', 'b'] })
  await user.click(input)
  await user.click(screen.getByRole('option', { name: /boot/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['b'])
})

test('a choice that the search leaves out is kept', async () => {
  const { user, input, onChange } = show({ value: ['a'] })
  await user.click(input)
  await user.keyboard('data-1{ArrowDown}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(['a', 'b'])
})

test('a disabled option and the row that says there is none cannot be chosen', async () => {
  const { user, input, onChange } = show()
  await user.click(input)
  await user.click(screen.getByRole('option', { name: 'held' }))
  await user.keyboard('zzz{ArrowDown}{Enter}')
  expect(onChange).not.toHaveBeenCalled()
})

test('a tag is removed by its button, and the focus goes to its neighbour, last to the box', async () => {
  const box = createRef<HTMLDivElement>()
  const { user, onChange } = show({ value: ['a', 'b'], inputRef: box })
  await user.click(screen.getByRole('button', { name: 'Remove boot' }))
  expect(onChange).toHaveBeenLastCalledWith(['b'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove data-1' }))
  await user.keyboard('{Enter}')
  expect(tags()).toEqual([])
  expect(document.activeElement).toBe(box.current)
  expect(shown()).toEqual([])
})

test('Backspace removes the last tag only when nothing is typed', async () => {
  const { user, input } = show({ value: ['a', 'b'] })
  await user.click(input)
  await user.keyboard('x{Backspace}')
  expect(tags()).toEqual(['Remove boot', 'Remove data-1'])
  await user.keyboard('{Backspace}')
  expect(tags()).toEqual(['Remove boot'])
})

test('leaving without a choice changes nothing', async () => {
  const onBlur = vi.fn<() => void>()
  const { user, input, onChange } = show({ value: ['a'], onBlur })
  await user.click(input)
  await leave(user)
  expect(onChange).not.toHaveBeenCalled()
  expect(onBlur).toHaveBeenCalledTimes(1)
})

test('the first Escape closes the list only, the second reaches what is around it', async () => {
  const { user, input, onOuterEscape } = show({ value: ['a'] })
  await user.click(input)
  await user.keyboard('da{Escape}')
  expect(shown()).toEqual([])
  expect(tags()).toEqual(['Remove boot'])
  expect(onOuterEscape).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onOuterEscape).toHaveBeenCalledTimes(1)
})

test('what is chosen but no option stays as it is', () => {
  show({ value: ['gone'], isLoading: true, options: [] })
  expect(tags()).toEqual(['Remove gone'])
})

test('of hundreds only those in view are in the page, beginning at the choice', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(288)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(32)
  const options = Array.from({ length: 600 }, (_, index) => ({ value: String(index), label: `disk-${index}` }))
  const { user, input, onChange } = show({ options, value: ['500'] })
  await user.click(input)
  // The code for long lists may come after the list.
  await waitFor(() => expect(shown().length).toBeLessThan(50))
  expect(shown().length).toBeGreaterThan(5)
  await user.keyboard('{ArrowUp}{Enter}')
  expect(onChange).toHaveBeenLastCalledWith(['500', '499'])
})

test('hint and error describe it; disabled, nothing can be taken away', async () => {
  const { user, input, onChange } = show({ value: ['a'], isDisabled: true, hint: 'At most 8', error: 'Too many' })
  expect(input.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('combobox', { description: /At most 8.*Too many/ })).toBe(input)
  for (const button of screen.getAllByRole('button', { name: 'Remove boot' })) await user.click(button)
  expect(onChange).not.toHaveBeenCalled()
})
