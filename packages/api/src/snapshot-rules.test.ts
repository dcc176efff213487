import { expect, test } from 'vitest'
import { snapshotActions, snapshotStates, whyNotSnapshot } from './snapshot-rules.ts'
import type { SnapshotAction } from './snapshot-rules.ts'

test.each<[SnapshotAction, readonly string[]]>([
  ['delete', ['faulted', 'ready']],
  ['createDisk', ['ready']],
  ['createImage', ['ready']],
])('%s is offered for snapshots that are %j', (action, allowed) => {
  expect(snapshotStates.filter((state) => !whyNotSnapshot(action, state)).toSorted()).toEqual(allowed)
})

test('there are no other actions', () => {
  expect(Object.keys(snapshotActions).toSorted()).toEqual(['createDisk', 'createImage', 'delete'])
})

test('the reason says which snapshots can be', () => {
  expect(whyNotSnapshot('delete', 'creating')).toBe('Only snapshots that are ready or faulted can be deleted')
})
