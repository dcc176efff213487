import { expect, test } from 'vitest'
import { paceText } from './pace-text.ts'

const MiB = 2 ** 20
const progress = { done: 2 * MiB, sent: 2 * MiB, total: 8 * MiB }
const samples = [
  { at: 0, done: 0, sent: 0, total: 8 * MiB },
  { at: 2000, ...progress },
]

test('what moves is told with its speed and the time left', () => {
  expect(paceText({ state: 'moving', progress, samples }, 2000)).toBe('2.00 MiB of 8.00 MiB · 1.00 MiB/s · 6s left')
})

test('what stands still is told without', () => {
  expect(paceText({ state: 'paused', progress, samples }, 2000)).toBe('2.00 MiB of 8.00 MiB · paused')
  expect(paceText({ state: 'still', progress, samples }, 2000)).toBe('2.00 MiB of 8.00 MiB')
  expect(paceText({ state: 'moving', progress, samples: [] }, 2000)).toBe('2.00 MiB of 8.00 MiB')
})

test('what does not get on is said to be stalled', () => {
  const stuck = [samples[1], { ...progress, at: 4000 }].flatMap((each) => each ?? [])
  expect(paceText({ state: 'moving', progress, samples: stuck }, 4000)).toContain('stalled')
})
