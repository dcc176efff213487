import { describe, expect, test } from 'vitest'
import { whyNotJoin } from './affinity-rules.ts'
import { instanceStates } from './instance-rules.ts'

const joining = { members: 31, groups: 15, state: 'stopped' } as const

describe('joining a group', () => {
  test('is for instances without a VM', () => {
    const may = instanceStates.filter((state) => whyNotJoin('affinity', { ...joining, state }) === undefined)
    expect(may).toEqual(['creating', 'stopped', 'failed'])
  })

  test.each([
    ['affinity', 'Affinity group already has maximum allowed members (32)'],
    ['anti-affinity', 'Anti-affinity group already has maximum allowed members (32)'],
  ] as const)('an %s group ends with its 32nd member', (word, reason) => {
    expect(whyNotJoin(word, joining)).toBeUndefined()
    expect(whyNotJoin(word, { ...joining, members: 32 })).toBe(reason)
  })

  test('ends with the 16th group of the instance', () => {
    expect(whyNotJoin('anti-affinity', { ...joining, groups: 16 })).toBe(
      'Instance already belongs to maximum allowed anti-affinity groups (16)',
    )
  })

  test('is refused for a full group first, then for an instance in too many, then for its state', () => {
    const wrong = { members: 32, groups: 16, state: 'running' } as const
    expect(whyNotJoin('affinity', wrong)).toContain('maximum allowed members')
    expect(whyNotJoin('affinity', { ...wrong, members: 0 })).toContain('maximum allowed affinity groups')
    expect(whyNotJoin('affinity', { ...wrong, members: 0, groups: 0 })).toBe(
      'Instance cannot be added to affinity group with reservation',
    )
  })
})
