// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getTheme, resolveTheme, setTheme, subscribeTheme } from './theme.ts'

// A variable, because there are no types for a script that exports nothing.
const bootScript: string = './theme-boot.js'
let isSystemLight = false

beforeEach(() => {
  localStorage.clear()
  delete document.documentElement.dataset['theme']
  vi.stubGlobal('matchMedia', () => ({ matches: isSystemLight, addEventListener: () => {} }))
})
afterEach(() => {
  isSystemLight = false
  vi.unstubAllGlobals()
  vi.resetModules()
})

const applied = () => document.documentElement.dataset['theme']

test('without a choice the system decides', () => {
  expect(getTheme()).toBe('system')
  expect(resolveTheme('system')).toBe('dark')
  isSystemLight = true
  expect(resolveTheme('system')).toBe('light')
})

test('a choice is applied, remembered and told', () => {
  const listener = vi.fn<() => void>()
  const stop = subscribeTheme(listener)
  setTheme('light')
  expect([applied(), getTheme(), localStorage.getItem('plenum-theme')]).toEqual(['light', 'light', 'light'])
  stop()
  setTheme('dark')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('what is stored and makes no sense counts as no choice', () => {
  localStorage.setItem('plenum-theme', 'mauve')
  expect(getTheme()).toBe('system')
})

test.each([
  [null, false, 'dark'],
  [null, true, 'light'],
  ['system', true, 'light'],
  ['dark', true, 'dark'],
  ['light', false, 'light'],
])('the boot script, with %j stored and a light system %j, paints %s', async (stored, isLight, theme) => {
  isSystemLight = isLight
  if (stored !== null) localStorage.setItem('plenum-theme', stored)
  await import(/* @vite-ignore */ bootScript)
  expect(applied()).toBe(theme)
})
