import { expect, test } from 'vitest'
import { formatValue, formatWhole, tickFormat, type ChartUnit } from './chart-unit.ts'

const GiB = 2 ** 30

test.each<[number, ChartUnit, string]>([
  [12.5, 'percent', '12.50%'],
  [0, 'bytes', '0 B'],
  [1536, 'bytes', '1.5 KiB'],
  [1.5 * GiB, 'bytes', '1.5 GiB'],
  [1023.999 * 2 ** 20, 'bytes', '1 GiB'],
  [-2048, 'bytes', '-2 KiB'],
  [3.25 * 2 ** 20, 'bytes/s', '3.25 MiB/s'],
  [1234.5, 'ops/s', '1,234.5 ops/s'],
  [1_234_567, 'count', '1,234,567'],
  [0.00123, 'count', '0.00123'],
  [0, 'seconds', '0 s'],
  [0.0012, 'seconds', '1.2 ms'],
  [12.5, 'milliseconds', '12.5 ms'],
  [999.9, 'milliseconds', '1 s'],
  [850, 'nanoseconds', '850 ns'],
  [4_200_000, 'nanoseconds', '4.2 ms'],
  [48.5, 'degrees_celsius', '48.5 °C'],
  [7, 'none', '7'],
])('%d in %s reads %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text)
})

test('in tables nothing is left out', () => {
  expect(formatWhole(1_610_612_736)).toBe('1,610,612,736')
  expect(formatWhole(0.1234567)).toBe('0.1234567')
})

test.each<[number, ChartUnit, number[], string, string[]]>([
  [80, 'percent', [0, 40, 80], '', ['0%', '40%', '80%']],
  [2 * GiB, 'bytes', [0, 0.5 * GiB, 2 * GiB], 'GiB', ['0', '0.5', '2']],
  [4_000_000, 'nanoseconds', [0, 2_000_000], 'ms', ['0', '2']],
  [2500, 'count', [0, 2500], '', ['0', '2,500']],
  [5_000_000, 'ops/s', [0, 1_250_000], 'ops/s', ['0', '1.25M']],
])('an axis up to %d in %s has one unit', (top, unit, ticks, caption, labels) => {
  const format = tickFormat(top, unit)
  expect(format.caption).toBe(caption)
  expect(ticks.map(format.format)).toEqual(labels)
})
