import { DiskCreate } from '@plenum/api/disk'
import type { Image } from '@plenum/api'
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

const blank: DiskValues = { ...initialDisk, name: 'data' }

function refused(values: Partial<DiskValues>): string[] {
  const { error } = diskSchema([debian]).safeParse({ ...blank, ...values })
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

test('an image chosen before the disk was made blank does not count', () => {
  expect(refused({ source: 'blank', image: debian.id, sizeGiB: 1 })).toEqual([])
})

test.each<[string, Partial<DiskValues>]>([
  ['name', { name: '' }],
  ['image', { source: 'image' }],
  ['sizeGiB', { sizeGiB: Number.NaN }],
  ['sizeGiB', { sizeGiB: 1024 }],
])('%s is refused on its own', (field, values) => {
  expect(refused(values)).toEqual([field])
})
