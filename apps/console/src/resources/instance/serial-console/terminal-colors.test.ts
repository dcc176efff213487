import { expect, test } from 'vitest'
import { toHex } from './terminal-colors.ts'

test.each([
  ['color(srgb 0 0.5 1)', '#0080ffff'],
  ['color(srgb 0.312431 0.865915 0.836233 / 0.4)', '#50ddd566'],
  // Of a wider gamut than the terminal's.
  ['color(srgb 1.02 -0.03 0.2)', '#ff0033ff'],
  ['color(srgb 2.5e-7 0 1)', '#0000ffff'],
])('%s is %s in a terminal', (computed, hex) => {
  expect(toHex(computed)).toBe(hex)
})
