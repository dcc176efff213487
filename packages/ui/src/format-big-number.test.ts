import { expect, test } from 'vitest'
import { formatBigNumber } from './format-big-number.ts'

test.each([
  [0, '0', true],
  [1234, '1,234', true],
  [999_999, '999,999', true],
  [1e6, '1M', false],
  [1_250_000, '1.3M', false],
  [-2_400_000, '-2.4M', false],
  [123_456_789_012, '123.5B', false],
  [999e12, '999T', false],
  [1e15, '1e15', false],
  [1234e15, '1.2e18', false],
  [5n, '5', true],
  [2_500_000n, '2.5M', false],
  [2n ** 128n, '340.3e36', false],
])('%s is written %s', (value, text, isExact) => {
  expect(formatBigNumber(value)).toEqual({ text, isExact })
})
