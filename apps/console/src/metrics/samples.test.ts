import { expect, test } from 'vitest'
import { momentsOf } from './moments.ts'
import { measuredOf, thinned } from './provisioned.ts'
import { inUnits, countedResources, shareOf, totalOf } from './resource-counts.ts'

const day = 86_400_000

test('thinning keeps every change, and the ends', () => {
  expect(thinned({ times: [1, 2, 3, 4, 5, 6], values: [7, 7, 8, 8, 7, 7] })).toEqual({
    times: [1, 3, 5, 6],
    values: [7, 8, 7, 7],
  })
})

test.each([7, 30])('%d days are looked at some 120 times, on a grid that stays', (days) => {
  const end = new Date('2026-03-01T12:34:56Z')
  const moments = momentsOf({ start: new Date(end.getTime() - days * day), end })
  expect(moments.length).toBeGreaterThan(110)
  expect(moments.length).toBeLessThanOrEqual(121)
  const later = new Date(end.getTime() + 10_000)
  const next = momentsOf({ start: new Date(later.getTime() - days * day), end: later })
  const known = new Set(moments.map(Number))
  expect(next.filter((moment) => !known.has(Number(moment))).length).toBeLessThanOrEqual(1)
})

test('no moment is younger than a minute: its sample may not be there yet', () => {
  const end = new Date('2026-03-01T12:00:00Z')
  const last = momentsOf({ start: new Date(end.getTime() - 7 * day), end }).at(-1)
  expect(Number(last)).toBeLessThanOrEqual(end.getTime() - 60_000)
})

test('the quota goes along with the samples where there is one', () => {
  const range = { preset: 'custom', start: new Date(0), end: new Date(2) } as const
  const samples = { times: [0, 1], values: [3, 4] }
  expect(measuredOf(samples, range, 10).data.series.map(({ label, values }) => [label, values])).toEqual([
    ['Provisioned', [3, 4]],
    ['Quota', [10, 10]],
  ])
  expect(measuredOf(samples, range, undefined).data.series).toHaveLength(1)
})

test('sizes are told to two digits, shares only of something', () => {
  const storage = countedResources.find(({ id }) => id === 'storage')
  expect(storage && inUnits(1.5678 * 1024 ** 4, storage)).toBe(1.57)
  expect(shareOf(1, 4)).toBe(25)
  expect(shareOf(1, 0)).toBeUndefined()
})

test('the fleet is the sum of its silos', () => {
  const one = { cpus: 1, memory: 2, storage: 3 }
  expect(totalOf([one, one])).toEqual({ cpus: 2, memory: 4, storage: 6 })
})
