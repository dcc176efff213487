import { expect, test } from 'vitest'
import { amountText, placeText, shortageText } from './words.ts'

const GiB = 2 ** 30

test.each([
  ['cpus', 1, '1 vCPU'],
  ['cpus', 1200, '1,200 vCPUs'],
  ['memory', 1.5 * GiB, '1.5 GiB of memory'],
  ['storage', 2048 * GiB, '2 TiB of storage'],
] as const)('%s %d is %s', (resource, amount, text) => {
  expect(amountText(resource, amount)).toBe(text)
})

test('what lacks is told in one sentence', () => {
  expect(
    shortageText([
      { resource: 'cpus', missing: 4 },
      { resource: 'memory', missing: GiB },
    ]),
  ).toBe('4 vCPUs and 1 GiB of memory')
})

test('the sleds say how many find a place', () => {
  const answer = { quota: [], rack: [], largest: { threads: 8, memory: 16 * GiB } }
  expect(placeText({ ...answer, placed: 1 }, 1)).toBe('A sled has room for it')
  expect(placeText({ ...answer, placed: 3 }, 3)).toBe('Each of the 3 finds a sled with room')
  expect(placeText({ ...answer, placed: 2 }, 3)).toBe('Only 2 of 3 find a sled with room')
  expect(placeText({ ...answer, placed: 0 }, 3)).toContain('at most 8 vCPUs and 16 GiB of memory are free on a sled')
})
