import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { both, butNot, either, intervals, oneOf, timesThat } from './times.ts'
import type { Times } from './times.ts'

const operators = {
  '==': (a: number, b: number) => a === b,
  '!=': (a: number, b: number) => a !== b,
  '<': (a: number, b: number) => a < b,
  '<=': (a: number, b: number) => a <= b,
  '>': (a: number, b: number) => a > b,
  '>=': (a: number, b: number) => a >= b,
} as const

interface Set {
  times: Times
  has: (time: number) => boolean
}

const near = fc.integer({ min: -3, max: 12 })
const { set } = fc.letrec<{ set: Set }>((tie) => ({
  set: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.tuple(fc.constantFrom('==', '!=', '<', '<=', '>', '>='), near).map(([comparator, bound]) => ({
      times: timesThat(comparator, bound),
      has: (time: number) => operators[comparator](time, bound),
    })),
    tie('set').map(({ times, has }) => ({ times: butNot(times), has: (time: number) => !has(time) })),
    fc
      .tuple(tie('set'), tie('set'))
      .map(([a, b]) => ({ times: both(a.times, b.times), has: (time: number) => a.has(time) && b.has(time) })),
    fc
      .tuple(tie('set'), tie('set'))
      .map(([a, b]) => ({ times: either(a.times, b.times), has: (time: number) => a.has(time) || b.has(time) })),
    fc
      .tuple(tie('set'), tie('set'))
      .map(([a, b]) => ({ times: oneOf(a.times, b.times), has: (time: number) => a.has(time) !== b.has(time) })),
  ),
}))

test('sets of times hold what their comparisons allow, to the millisecond and between', () => {
  fc.assert(
    fc.property(set, fc.oneof(near, fc.double({ min: -4, max: 13, noNaN: true })), ({ times, has }, time) => {
      const isIn = intervals(times, -5, 20).some(({ after, upTo }) => time > after && time <= upTo)
      expect(isIn).toBe(has(time))
    }),
    { numRuns: 1000 },
  )
})

test('no set is in more parts than it has to be', () => {
  fc.assert(
    fc.property(set, ({ times }) => {
      expect(times.every((edge, index) => index === 0 || edge > (times[index - 1] ?? 0))).toBe(true)
    }),
  )
})
