import { describe, expect, test } from 'vitest'
import {
  boundDiskStates,
  diskActions,
  freeDiskStates,
  whyNotDisk,
  whyNotDiskBlocks,
  whyNotDiskFrom,
  whyNotDiskSize,
} from './disk-rules.ts'
import type { DiskAction, DiskStateName } from './disk-rules.ts'

const GiB = 2 ** 30
const states: readonly DiskStateName[] = [...boundDiskStates, ...freeDiskStates]

/** Written out again from the specification, section 4: this is what the table in the code is held against. */
const specified: readonly [DiskAction, readonly DiskStateName[]][] = [
  ['delete', ['detached', 'faulted']],
  ['snapshot', ['attached', 'detached']],
  ['attach', ['creating', 'detached']],
  ['detach', ['attached']],
  ['setAsBootDisk', ['attached']],
]

describe.each(specified)('%s', (action, allowed) => {
  test.each(states.map((state) => [state, allowed.includes(state)] as const))(
    'for a disk that is %s: %s',
    (state, isOffered) => {
      expect(whyNotDisk(action, state) === undefined).toBe(isOffered)
    },
  )
})

test('the table has the specified actions and no others', () => {
  expect(Object.keys(diskActions).toSorted()).toEqual(specified.map(([action]) => action).toSorted())
})

test('there are the twelve specified states', () => {
  expect(states.toSorted()).toEqual([
    'attached',
    'attaching',
    'creating',
    'destroyed',
    'detached',
    'detaching',
    'faulted',
    'finalizing',
    'import_ready',
    'importing_from_bulk_writes',
    'importing_from_url',
    'maintenance',
  ])
})

test('the reason says which disks can be', () => {
  expect(whyNotDisk('delete', 'attached')).toBe('Only disks that are detached or faulted can be deleted')
})

test.each([
  [0, 'total size must be at least 1 GiB'],
  [GiB - 512, 'total size must be at least 1 GiB'],
  [GiB, undefined],
  [GiB + 512, 'total size must be a multiple of 1 GiB'],
  [1023 * GiB, undefined],
  [1024 * GiB, 'total size must be less than 1023 GiB'],
])('a disk of %d bytes: %s', (bytes, reason) => {
  expect(whyNotDiskSize(bytes)).toBe(reason)
})

test('a disk is made of whole blocks', () => {
  expect(whyNotDiskBlocks(3 * 2048, 2048)).toBeUndefined()
  expect(whyNotDiskBlocks(3 * 2048, 4096)).toBe('total size must be a multiple of block size 4096')
})

test('a disk is at least as large as what it is made from', () => {
  expect(whyNotDiskFrom('image', GiB, GiB)).toBeUndefined()
  expect(whyNotDiskFrom('snapshot', 2048, 1024)).toBe(
    'disk size 1024 must be greater than or equal to snapshot size 2048',
  )
})
