// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Key, Keys } from './key.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const on = (platform: string) => vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)

test.each([
  ['MacIntel', '⌘', 'Command'],
  ['iPhone', '⌘', 'Command'],
  ['Win32', 'Ctrl', 'Control'],
  ['Linux x86_64', 'Ctrl', 'Control'],
])('on %s the main modifier is %s, read as %s', (platform, shown, spoken) => {
  on(platform)
  render(<Key name="Mod" />)
  expect(screen.getByText(shown).getAttribute('aria-hidden')).toBe('true')
  expect(screen.getByText(spoken)).toBeTruthy()
})

test('a plain key is written as it is named', () => {
  on('Linux x86_64')
  render(<Key name="K" />)
  expect(screen.getByText('K').tagName).toBe('KBD')
})

test('keys are pressed together, or one after the other', () => {
  on('MacIntel')
  const { container, rerender } = render(<Keys keys={['Mod', 'Shift', 'P']} />)
  expect(container.textContent).toBe('⌘Command+⇧Shift+P')
  rerender(<Keys keys={['g', 'p']} isSequence />)
  expect(container.textContent).toBe('gthenp')
})
