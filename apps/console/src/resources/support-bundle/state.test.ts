import { expect, test } from 'vitest'
import { bundlePoll, whyNotDownload } from './state.tsx'

test.each([
  [['active', 'failed'], false],
  [['active', 'collecting'], true],
  [['destroying'], true],
  [[], false],
] as const)('bundles that are %j are looked at again: %s', (states, expected) => {
  expect(bundlePoll(states.map((state) => ({ state }))) !== false).toBe(expected)
})

test('bundles that are not known yet are not looked at again', () => {
  expect(bundlePoll(undefined)).toBe(false)
})

test('only what is active can be downloaded', () => {
  expect(whyNotDownload({ state: 'active' })).toBeUndefined()
  for (const state of ['collecting', 'failed', 'destroying'] as const) expect(whyNotDownload({ state })).toMatch(/^It /)
})
