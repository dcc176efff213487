import { expect, test } from 'vitest'
import { figuresOf, hasSamples, lonely, timeSpan } from './chart-data.ts'

const empty = { times: [], series: [] }

test('a series of gaps has no samples', () => {
  expect(hasSamples({ times: [1, 2], series: [{ id: 'a', label: 'A', values: [null, Number.NaN] }] })).toBe(false)
  expect(hasSamples({ times: [1, 2], series: [{ id: 'a', label: 'A', values: [null, 0] }] })).toBe(true)
  expect(hasSamples(empty)).toBe(false)
})

test('the axis goes over the range that was asked for, or over the samples', () => {
  const range = { start: new Date(1000), end: new Date(9000) }
  expect(timeSpan({ ...empty, times: [2000, 3000], range })).toEqual([1000, 9000])
  expect(timeSpan({ ...empty, times: [2000, 3000] })).toEqual([2000, 3000])
})

test('a single moment has room around it', () => {
  expect(timeSpan({ ...empty, times: [100_000] })).toEqual([70_000, 130_000])
})

test('samples between gaps are found, also at the ends', () => {
  expect(lonely([1, null, 2, 3, null, 4, Number.NaN, 5])).toEqual([0, 5, 7])
  expect(lonely([1, 2])).toEqual([])
  expect(lonely([1])).toEqual([0])
})

test('figures leave gaps out', () => {
  expect(figuresOf([3, 1, 2, null])).toEqual({ last: 2, lowest: 1, highest: 3 })
  expect(figuresOf([null])).toBeUndefined()
})
