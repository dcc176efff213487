// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CodeInput, type CodeInputProps } from './code-input.tsx'

afterEach(cleanup)

function show(props: Partial<CodeInputProps> = {}) {
  const onChange = vi.fn<(value: string) => void>()
  const onSubmit = vi.fn<() => void>()
  function Form() {
    const [value, setValue] = useState(props.value ?? '')
    return (
      <form onSubmit={onSubmit}>
        <CodeInput
          label="Code"
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next)
            setValue(next)
          }}
        />
        <button type="reset" onClick={() => setValue('')}>
          Clear
        </button>
      </form>
    )
  }
  render(<Form />)
  return { onChange, onSubmit, user: userEvent.setup() }
}

const box = (position: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Character ${position}` })
const text = () =>
  screen
    .getAllByRole<HTMLInputElement>('textbox')
    .map((input) => input.value || '_')
    .join('')
const focused = () => document.activeElement?.getAttribute('aria-label')

test('typing fills box after box in upper case, and completing the code submits nothing', async () => {
  const { user, onChange, onSubmit } = show()
  await user.click(box(1))
  await user.keyboard('abcdEFGH')
  expect(text()).toBe('ABCDEFGH')
  expect(onChange.mock.calls.map(([value]) => value)).toEqual([
    'A',
    'AB',
    'ABC',
    'ABCD',
    'ABCDE',
    'ABCDEF',
    'ABCDEFG',
    'ABCDEFGH',
  ])
  expect(onSubmit).not.toHaveBeenCalled()
})

test('what is no letter is refused and the focus stays', async () => {
  const { user, onChange } = show()
  await user.click(box(1))
  await user.keyboard('1-é ')
  expect(text()).toBe('________')
  expect(focused()).toBe('Character 1')
  expect(onChange).not.toHaveBeenCalled()
})

test('a letter replaces the one in the box, and the same letter again goes on too', async () => {
  const { user } = show({ value: 'AB' })
  await user.click(box(1))
  await user.keyboard('x')
  expect([text(), focused()]).toEqual(['XB______', 'Character 2'])
  await user.keyboard('b')
  expect([text(), focused()]).toEqual(['XB______', 'Character 3'])
})

test('Backspace clears the box, then the box before it', async () => {
  const { user, onChange } = show({ value: 'ABC' })
  await user.click(box(3))
  await user.keyboard('{Backspace}')
  expect([text(), focused()]).toEqual(['AB______', 'Character 3'])
  await user.keyboard('{Backspace}')
  expect([text(), focused()]).toEqual(['A_______', 'Character 2'])
  expect(onChange).toHaveBeenLastCalledWith('A')
})

test('a box cleared in the middle keeps its place', async () => {
  const { user, onChange } = show({ value: 'ABCDEFGH' })
  await user.click(box(2))
  await user.keyboard('{Backspace}')
  expect(text()).toBe('A_CDEFGH')
  expect(onChange).toHaveBeenLastCalledWith('ACDEFGH')
  await user.keyboard('z')
  expect(onChange).toHaveBeenLastCalledWith('AZCDEFGH')
})

test('arrows move between the boxes and stop at the ends; focus selects', async () => {
  const { user } = show({ value: 'AB' })
  await user.click(box(1))
  await user.keyboard('{ArrowLeft}')
  expect(focused()).toBe('Character 1')
  await user.keyboard('{ArrowRight}')
  expect(focused()).toBe('Character 2')
  expect([box(2).selectionStart, box(2).selectionEnd]).toEqual([0, 1])
})

test.each(['ABCD-EFGH', 'abcdefgh', ' ab cd 12 ef.gh\n', 'ABCDEFGHIJ'])(
  'pasting %j fills every box',
  async (pasted) => {
    const { user, onChange } = show({ value: 'X' })
    await user.click(box(1))
    await user.paste(pasted)
    expect(text()).toBe('ABCDEFGH')
    expect(onChange).toHaveBeenLastCalledWith('ABCDEFGH')
    expect(focused()).toBe('Character 8')
  },
)

test('a part of a code goes into the empty boxes, and pasting no letters does nothing', async () => {
  const { user, onChange } = show({ value: 'AB' })
  await user.click(box(1))
  await user.paste('12-34')
  expect(onChange).not.toHaveBeenCalled()
  await user.paste('cd')
  expect([text(), focused()]).toEqual(['ABCD____', 'Character 5'])
})

test('the value from outside is shown', async () => {
  const { user } = show({ value: 'ABCD' })
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(text()).toBe('________')
})

test('the boxes are one group with label, hint and error', () => {
  const ref = createRef<HTMLInputElement>()
  show({ hint: 'Shown by the tool', error: 'Code is invalid', inputRef: ref, length: 6 })
  const group = screen.getByRole('group', { name: 'Code', description: 'Shown by the tool Code is invalid' })
  expect(group.textContent).toContain('–')
  expect(screen.getByRole('alert').textContent).toBe('Code is invalid')
  expect(screen.getAllByRole('textbox')).toHaveLength(6)
  expect(box(1).getAttribute('aria-invalid')).toBe('true')
  ref.current?.focus()
  expect(focused()).toBe('Character 1')
})

test('a disabled code takes nothing', async () => {
  const { user } = show({ value: 'AB', isDisabled: true })
  await user.click(box(1))
  await user.keyboard('x')
  expect(text()).toBe('AB______')
})

test('leaving is told once, when the last box is left', async () => {
  const onBlur = vi.fn<() => void>()
  const { user } = show({ onBlur })
  await user.click(box(1))
  await user.keyboard('ab')
  expect(onBlur).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onBlur).toHaveBeenCalledTimes(1)
})
