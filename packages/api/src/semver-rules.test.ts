import { describe, expect, test } from 'vitest'
import { compareVersions, whyNotTargetRelease } from './semver-rules.ts'

/** Each older than the next; the middle is the example of the specification. */
const inOrder = [
  '0.0.1',
  '0.9.9',
  '1.0.0-0',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.0',
  '1.0.1',
  '1.2.0',
  '1.10.0',
  '2.0.0-x-y',
  '2.0.0',
  '99999999999999999998.0.0',
  '99999999999999999999.0.0',
]

test('each version is older than all that follow, and as old as itself', () => {
  for (const [index, a] of inOrder.entries())
    for (const [other, b] of inOrder.entries())
      expect(Math.sign(compareVersions(a, b)), `${a} and ${b}`).toBe(Math.sign(index - other))
})

test.each([
  ['1.0.0+a', '1.0.0+b'],
  ['1.0.0-rc.1+build-7', '1.0.0-rc.1'],
])('builds do not count: %s and %s', (a, b) => {
  expect(compareVersions(a, b)).toBe(0)
})

describe('a target release', () => {
  test.each([
    ['1.0.0', undefined],
    ['1.0.0', '1.0.0'],
    ['1.0.0', '1.0.0-rc.1'],
    ['1.10.0', '1.9.0'],
  ])('may be %s when it was %s', (requested, current) => {
    expect(whyNotTargetRelease(requested, current)).toBeUndefined()
  })

  test('may not be an older one', () => {
    expect(whyNotTargetRelease('1.9.0', '1.10.0')).toBe(
      'The requested target system release (1.9.0) is older than the current target system release (1.10.0). ' +
        'This is not supported.',
    )
  })
})
