import type { Measurement } from '@plenum/api'
import { expect, test } from 'vitest'
import { rise } from './activity.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute))

type Sample = readonly [minute: number, since: number, value: number]

/** What a control plane says that has taken these samples. */
function measured(...samples: Sample[]) {
  const all = samples.map(([minute, since, value]): Measurement => ({
    timestamp: at(minute),
    datum: { type: 'cumulative_i64', datum: { startTime: at(since), value } },
  }))
  return async ({ startTime, endTime, order }: Parameters<Parameters<typeof rise>[0]>[0]) => {
    const within = all.filter(({ timestamp }) => timestamp >= startTime && timestamp < endTime)
    return order === 'ascending' ? within[0] : within.at(-1)
  }
}

test.each<[string, Sample[], number | undefined]>([
  [
    'that runs all the time',
    [
      [0, -9, 100],
      [10, -9, 150],
      [30, -9, 300],
      [59, -9, 450],
    ],
    350,
  ],
  [
    'that does nothing',
    [
      [0, -9, 100],
      [59, -9, 100],
    ],
    0,
  ],
  [
    'that was attached within the time',
    [
      [20, 10, 5],
      [59, 10, 70],
    ],
    70,
  ],
  [
    'that was activated anew',
    [
      [1, -9, 100],
      [20, -9, 130],
      [40, 30, 5],
      [59, 30, 7],
    ],
    37,
  ],
  [
    'that was activated anew twice',
    [
      [1, -9, 100],
      [9, -9, 101],
      [20, 10, 20],
      [59, 30, 300],
    ],
    321,
  ],
  ['that was measured before the time only', [[-5, -9, 100]], undefined],
  ['that was never measured', [], undefined],
])('what a disk did %s', async (_, samples, expected) => {
  expect(await rise(measured(...samples), at(0), at(60))).toBe(expected)
})

test('what is measured otherwise is not known', async () => {
  const gauge: Measurement = { timestamp: at(5), datum: { type: 'i64', datum: 7 } }
  expect(await rise(async () => gauge, at(0), at(60))).toBeUndefined()
})

test('a refusal is passed on', async () => {
  await expect(rise(() => Promise.reject(new Error('Not yours')), at(0), at(60))).rejects.toThrow('Not yours')
})
