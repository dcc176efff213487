import { describe, expect, test } from 'vitest'
import type { Group } from './queries.ts'
import { joinable, whyNotAddMember, whyNotJoinAny } from './rules.ts'

const time = new Date(0)

function group(number: number, sort: Group['sort'] = 'anti-affinity'): Group {
  const name = `${sort}-${number}`
  return {
    id: name,
    name,
    description: '',
    timeCreated: time,
    timeModified: time,
    projectId: 'p',
    policy: 'allow',
    failureDomain: 'sled',
    sort,
  }
}
const some = (count: number) => Array.from({ length: count }, (_, number) => group(number))
const ids = (count: number) => Array.from({ length: count }, (_, number) => ({ id: String(number) }))

describe('an instance', () => {
  test('joins a group that it is not in while it is stopped', () => {
    expect(whyNotJoinAny('stopped', some(2), some(1))).toBeUndefined()
    expect(joinable(some(2), some(1))).toEqual([group(1)])
  })

  test('does not while it runs, where there is none, or where it is in all', () => {
    expect(whyNotJoinAny('running', some(1), [])).toBe(
      'Only instances that are stopped can be added to an affinity group',
    )
    expect(whyNotJoinAny('stopped', [], [])).toBe('There are no affinity groups in this project')
    expect(whyNotJoinAny('stopped', some(1), some(1))).toBe('It is in every group that it can be in')
  })

  test('is in at most sixteen groups of a sort, and then still joins the other', () => {
    expect(joinable([...some(17), group(0, 'affinity')], some(16))).toEqual([group(0, 'affinity')])
  })
})

describe('a group', () => {
  test('takes members that are not in it', () => {
    expect(whyNotAddMember(ids(1), ids(2))).toBeUndefined()
  })

  test.each([
    [32, 40, 'A group can have at most 32 members'],
    [0, 0, 'There are no instances in this project'],
    [2, 2, 'All instances of the project are in it'],
  ])('of %i, with %i instances, takes none: %s', (members, instances, reason) => {
    expect(whyNotAddMember(ids(members), ids(instances))).toBe(reason)
  })
})
