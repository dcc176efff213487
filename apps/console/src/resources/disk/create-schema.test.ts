import { DiskCreate } from '@plenum/api/disk'
import type { Image, Snapshot } from '@plenum/api'
import { expect, test } from 'vitest'
import { diskBody, diskSchema, initialDisk } from './create-schema.ts'
import type { DiskValues } from './create-schema.ts'

const GiB = 2 ** 30
const time = new Date(0)
const debian: Image = {
  id: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e01',
  name: 'debian-13',
  description: '',
  timeCreated: time,
  timeModified: time,
  os: 'Debian',
  version: '13',
  blockSize: 4096,
  size: 12 * GiB,
}

const golden: Snapshot = {
  id: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e02',
  name: 'golden',
  description: '',
  timeCreated: time,
  timeModified: time,
  projectId: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e03',
  diskId: '7b0f6a52-6a3f-4d0e-9d1c-0f5a3a5c1e04',
  state: 'ready',
  size: 20 * GiB,
}

const blank: DiskValues = { ...initialDisk, name: 'data' }

function refused(values: Partial<DiskValues>): string[] {
  const { error } = diskSchema({ images: [debian], snapshots: [golden] }).safeParse({ ...blank, ...values })
  return (error?.issues ?? []).map(({ path }) => path.join('.'))
}

test('a blank disk has a block size', () => {
  expect(refused({})).toEqual([])
  const body = diskBody({ ...blank, blockSize: '512' })
  expect(DiskCreate.safeParse(body).success).toBe(true)
  expect(body).toMatchObject({ size: 10 * GiB, diskSource: { type: 'blank', blockSize: 512 } })
})

test('a disk from an image holds the image', () => {
  const fromImage = { source: 'image', image: debian.id } as const
  expect(refused({ ...fromImage, sizeGiB: 11 })).toEqual(['sizeGiB'])
  expect(refused({ ...fromImage, sizeGiB: 12 })).toEqual([])
  expect(diskBody({ ...blank, ...fromImage }).diskSource).toEqual({ type: 'image', imageId: debian.id })
})

test('a disk from a snapshot holds the snapshot', () => {
  const fromSnapshot = { source: 'snapshot', snapshot: golden.id } as const
  expect(refused({ ...fromSnapshot, sizeGiB: 19 })).toEqual(['sizeGiB'])
  expect(refused({ ...fromSnapshot, sizeGiB: 20 })).toEqual([])
  expect(diskBody({ ...blank, ...fromSnapshot }).diskSource).toEqual({ type: 'snapshot', snapshotId: golden.id })
})

test('an image chosen before the disk was made blank does not count', () => {
  expect(refused({ source: 'blank', image: debian.id, sizeGiB: 1 })).toEqual([])
  expect(refused({ source: 'image', image: debian.id, snapshot: golden.id, sizeGiB: 12 })).toEqual([])
})

test.each<[string, Partial<DiskValues>]>([
  ['name', { name: '' }],
  ['image', { source: 'image' }],
  ['snapshot', { source: 'snapshot' }],
  ['snapshot', { source: 'snapshot', snapshot: debian.id }],
  ['sizeGiB', { sizeGiB: Number.NaN }],
  ['sizeGiB', { sizeGiB: 1024 }],
])('%s is refused on its own', (field, values) => {
  expect(refused(values)).toEqual([field])
})
