import { expect, test } from 'vitest'
import { isThere } from './arrival.ts'

const sled = { id: 'a', name: 'SLD-1' }

test('a sled is there once it is listed and does not wait any more', () => {
  expect(isThere('a', [sled], [])).toBe(true)
  expect(isThere('a', [sled], [{ name: 'SLD-2' }])).toBe(true)
})

test('before that it is not', () => {
  expect(isThere('a', [], [{ name: 'SLD-1' }])).toBe(false)
  expect(isThere('a', [], [])).toBe(false)
  expect(isThere('a', [sled], [{ name: 'SLD-1' }])).toBe(false)
})
