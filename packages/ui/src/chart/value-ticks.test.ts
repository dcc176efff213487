import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ChartUnit } from './chart-unit.ts'
import { valueScale } from './value-ticks.ts'

const MiB = 2 ** 20

test.each<[string, number, number, ChartUnit, number[]]>([
  ['percent leaves room above', 0, 62, 'percent', [0, 20, 40, 60, 80]],
  ['percent ends at a hundred', 5, 99, 'percent', [0, 25, 50, 75, 100]],
  ['several processors go beyond a hundred', 0, 380, 'percent', [0, 200, 400, 600]],
  ['a few percent fill the chart', 0, 3, 'percent', [0, 1, 2, 3, 4]],
  ['bytes go by powers of two', 0, 600 * MiB, 'bytes', [0, 256 * MiB, 512 * MiB, 768 * MiB]],
  ['what is counted is whole', 0, 3, 'count', [0, 1, 2, 3, 4]],
  ['one of something', 1, 1, 'count', [0, 1, 2]],
  ['averages of what is counted are not', 0, 0.5, 'count', [0, 0.2, 0.4, 0.6]],
  ['nothing but zeros, percent', 0, 0, 'percent', [0, 25, 50, 75, 100]],
  ['nothing but zeros, counted', 0, 0, 'count', [0, 1]],
  ['nothing but zeros, bytes', 0, 0, 'bytes', [0, 256, 512, 768, 1024]],
  ['below zero', -30, 50, 'none', [-50, -25, 0, 25, 50, 75]],
])('%s', (_name, lowest, highest, unit, ticks) => {
  expect(valueScale(lowest, highest, unit).ticks).toEqual(ticks)
})

test('whatever the samples, they fit, zero is a tick, and there are neither too few ticks nor too many', () => {
  const units = fc.constantFrom<ChartUnit>('percent', 'count', 'bytes', 'bytes/s', 'nanoseconds', 'none')
  const sample = fc.double({ min: -1e15, max: 1e15, noNaN: true }).map((value) => (Math.abs(value) < 1e-6 ? 0 : value))
  fc.assert(
    fc.property(sample, sample, units, (one, other, unit) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)]
      const { min, max, ticks } = valueScale(lowest, highest, unit)
      expect(min).toBeLessThanOrEqual(lowest)
      expect(max).toBeGreaterThanOrEqual(highest)
      expect(ticks).toContain(0)
      expect(ticks.length).toBeGreaterThanOrEqual(2)
      expect(ticks.length).toBeLessThanOrEqual(7)
    }),
  )
})
