import type { Disk, DiskState } from '@plenum/api'
import { expect, test } from 'vitest'
import { diskPoll } from './poll.ts'

const disk = (state: DiskState): Disk => ({
  id: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e01',
  name: 'data',
  description: '',
  timeCreated: new Date(0),
  timeModified: new Date(0),
  projectId: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e02',
  size: 2 ** 30,
  blockSize: 512,
  devicePath: '/mnt/data',
  state,
})

test('disks that stay as they are, are left alone', () => {
  expect(diskPoll(undefined)).toBe(false)
  expect(diskPoll([disk({ state: 'detached' }), disk({ state: 'import_ready' })])).toBe(false)
})

test('one that changes by itself is looked at again, sooner than one that may not', () => {
  const moving = diskPoll([disk({ state: 'detached' }), disk({ state: 'creating' })])
  const resting = diskPoll([disk({ state: 'maintenance' })])
  expect(moving).toBe(1000)
  expect(resting).toBe(5000)
  expect(diskPoll([disk({ state: 'maintenance' }), disk({ state: 'finalizing' })])).toBe(moving)
})
