// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

test('a button fires once per press', async () => {
  const onPress = vi.fn<() => void>()
  render(<Button onPress={onPress}>Start</Button>)
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  expect(onPress).toHaveBeenCalledTimes(1)
})

test('a button with a reason takes focus, tells the reason and does nothing', async () => {
  const onPress = vi.fn<() => void>()
  const onSubmit = vi.fn<() => void>()
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" onPress={onPress} disabledReason="It is stopped already">
        Stop
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: 'Stop' })
  await userEvent.tab()
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.hasAttribute('disabled')).toBe(false)
  const tooltip = screen.getByRole('tooltip')
  expect(tooltip.textContent).toBe('It is stopped already')
  expect(button.getAttribute('aria-describedby')).toContain(tooltip.id)

  await userEvent.keyboard('{Enter} ')
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a pending button keeps its name, shows a spinner and swallows presses', async () => {
  const onPress = vi.fn<() => void>()
  render(
    <Button onPress={onPress} isPending>
      Create disk
    </Button>,
  )
  const button = screen.getByRole('button', { name: /Create disk/ })
  expect(screen.getByLabelText('Spinner')).toBeTruthy()
  await userEvent.click(button)
  expect(onPress).not.toHaveBeenCalled()
})
