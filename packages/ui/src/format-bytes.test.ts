import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0', 'B'],
  [512, '512', 'B'],
  [1024, '1', 'KiB'],
  [1536, '1.5', 'KiB'],
  [16 * 2 ** 30, '16', 'GiB'],
  [2 ** 40, '1', 'TiB'],
  [1.25 * 2 ** 40, '1.25', 'TiB'],
  [1.234_567 * 2 ** 30, '1.23', 'GiB'],
  [1023.999 * 2 ** 20, '1', 'GiB'],
  [2 ** 70, '1024', 'EiB'],
])('%d bytes are %s %s', (bytes, number, unit) => {
  expect(formatBytes(bytes)).toEqual({ number, unit })
})

test('a unit asked for is kept', () => {
  expect(formatBytes(2 ** 41, 'GiB')).toEqual({ number: '2048', unit: 'GiB' })
})
