// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { TextTooltip } from './text-tooltip.tsx'
import { Tooltip } from './tooltip.tsx'
import { Truncate } from './truncate.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // Testing Library knows only this name for a clock that stands still.
  vi.stubGlobal('jest', { advanceTimersByTime: (delay: number) => vi.advanceTimersByTime(delay) })
})
afterEach(() => {
  cleanup()
  // React Aria remembers for a moment that a tooltip was open, and opens the next one at once.
  act(() => {
    vi.runAllTimers()
  })
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const user = () => userEvent.setup({ advanceTimers: (delay) => pass(delay), delay: null })
const words = () => screen.queryByRole('tooltip')?.textContent

const button = (
  <Tooltip content="Copies the address">
    <Button>Copy</Button>
  </Tooltip>
)
const text = <TextTooltip content="Oct 11, 2026">3m ago</TextTooltip>
const stop = (
  <TextTooltip content="Copies the address" isFocusable>
    3m ago
  </TextTooltip>
)
const long = <Truncate text="a-very-long-name" maxLength={8} />

test.each([
  ['a button', button, 'Copy', 'Copies the address', 250],
  ['plain text', text, '3m ago', 'Oct 11, 2026', 250],
  ['cut text', long, 'a-very…', 'a-very-long-name', 300],
])(
  'the pointer over %s opens the tooltip after its time and closes it at once',
  async (_, element, at, content, delay) => {
    render(element)
    const pointer = user()
    // The first movement tells React Aria that a pointer is in use.
    await pointer.pointer({ target: document.body })
    await pointer.hover(screen.getByText(at))
    pass(delay - 1)
    expect(words()).toBeUndefined()
    pass(1)
    expect(words()).toBe(content)
    await pointer.unhover(screen.getByText(at))
    pass(0)
    expect(words()).toBeUndefined()
  },
)

test.each([
  ['a button', button],
  ['plain text', stop],
])('focus on %s opens the tooltip at once, and Escape closes it alone', async (_, element) => {
  const onOuterEscape = vi.fn<() => void>()
  render(
    <div role="none" onKeyDown={({ key }) => key === 'Escape' && onOuterEscape()}>
      {element}
    </div>,
  )
  const keyboard = user()
  await keyboard.tab()
  expect(words()).toBe('Copies the address')
  await keyboard.keyboard('{Escape}')
  expect(words()).toBeUndefined()
  expect(onOuterEscape).not.toHaveBeenCalled()
  await keyboard.keyboard('{Escape}')
  expect(onOuterEscape).toHaveBeenCalledTimes(1)
})

test('Escape closes the tooltip of plain text under the pointer', async () => {
  render(text)
  fireEvent.pointerEnter(screen.getByText('3m ago'))
  pass(250)
  expect(words()).toBe('Oct 11, 2026')
  await user().keyboard('{Escape}')
  expect(words()).toBeUndefined()
})

test('what a tooltip says is made when it opens', () => {
  const content = vi.fn<() => string>(() => 'Oct 11, 2026')
  render(<TextTooltip content={content}>3m ago</TextTooltip>)
  expect(content).not.toHaveBeenCalled()
  fireEvent.pointerEnter(screen.getByText('3m ago'))
  pass(250)
  expect(words()).toBe('Oct 11, 2026')
})
