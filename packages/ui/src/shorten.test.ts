import { expect, test } from 'vitest'
import { shorten } from './shorten.ts'

test.each([
  ['web-01', 6, 'end', 'web-01'],
  ['web-001', 6, 'end', 'web-…'],
  ['0123456789', 8, 'end', '012345…'],
  ['0123456789', 8, 'middle', '012…789'],
  ['0123456789', 9, 'middle', '0123…789'],
  ['', 5, 'end', ''],
  ['abc', 1, 'end', 'a…'],
  ['abc', 1, 'middle', 'a…'],
] as const)('%j in %d from the %s is %j', (text, maxLength, at, short) => {
  expect(shorten(text, maxLength, at)).toBe(short)
})

test('a sign outside the basic plane is not cut in two', () => {
  expect(shorten('🟢🟢🟢🟢', 3)).toBe('🟢…')
})
