// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset().mockResolvedValue()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }))
    await vi.advanceTimersByTimeAsync(0)
  })
const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds)
  })
const name = () => screen.getByRole('button').getAttribute('aria-label')

test('a press copies the text and says so for two seconds', async () => {
  render(<CopyButton text="10.0.0.4" />)
  expect(name()).toBe('Click to copy')
  await press('Click to copy')
  expect(writeText).toHaveBeenCalledExactlyOnceWith('10.0.0.4')
  pass(1999)
  expect(name()).toBe('Copied')
  pass(1)
  expect(name()).toBe('Click to copy')
})

test('with words, the words change', async () => {
  render(<CopyButton text="curl" label="Copy command" isLabelShown />)
  await press('Copy command')
  expect(screen.getByRole('button', { name: 'Copied' })).toBeTruthy()
})
