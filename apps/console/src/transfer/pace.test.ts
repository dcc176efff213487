import { expect, test } from 'vitest'
import { paceOf, sampled } from './pace.ts'
import type { Sample } from './pace.ts'

const total = 100_000
const at = (seconds: number, done: number, sent = done): Sample => ({ at: seconds * 1000, done, sent, total })

test('speed is what went over the network, time left is what remains at the pace of all of it', () => {
  expect(paceOf([at(0, 0), at(4, 40_000, 8000)], 4000)).toEqual({ bytesPerSecond: 2000, secondsLeft: 6 })
})

test('it is not told from less than a second', () => {
  expect(paceOf([], 0)).toBeUndefined()
  expect(paceOf([at(0, 0)], 5000)).toBeUndefined()
  expect(paceOf([at(0, 0), at(0.9, 500)], 5000)).toBeUndefined()
})

test('what stands still slows down, and is not promised to end', () => {
  expect(paceOf([at(0, 0), at(2, 20_000)], 4000)?.bytesPerSecond).toBe(5000)
  expect(paceOf([at(0, 500), at(2, 500)], 2000)).toEqual({ bytesPerSecond: 0, secondsLeft: undefined })
})

test('only the last ten seconds count', () => {
  const samples = [at(0, 0), at(5, 10), at(14, 20)]
  expect(sampled(samples, at(15, 30)).map((sample) => sample.at)).toEqual([5000, 14_000, 15_000])
})
