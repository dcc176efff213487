import { InstanceCreate } from '@plenum/api/instance'
import type { Disk, Image } from '@plenum/api'
import { expect, test } from 'vitest'
import { instanceBody, instanceSchema } from './schema.ts'
import { initialValues } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

const GiB = 2 ** 30
const time = new Date(0)

function idOf(last: number): string {
  return `7b0f6a52-6a3f-4d0e-9d1c-${String(last).padStart(12, '0')}`
}

function image(last: number, name: string, sizeGiB: number): Image {
  const identity = { id: idOf(last), name, description: '', timeCreated: time, timeModified: time }
  return { ...identity, os: 'Debian', version: '13', blockSize: 4096, size: sizeGiB * GiB }
}

const scratch: Disk = {
  id: idOf(9),
  name: 'scratch',
  description: '',
  timeCreated: time,
  timeModified: time,
  projectId: idOf(0),
  size: 100 * GiB,
  blockSize: 4096,
  state: { state: 'detached' },
  devicePath: '/mnt/scratch',
}

const choices: Choices = {
  siloImages: [image(1, 'debian-13', 8), image(2, 'ubuntu', 12)],
  projectImages: [image(3, 'web', 30)],
  freeDisks: [scratch],
  diskNames: new Set(['scratch', 'taken']),
}
const none: Choices = { siloImages: [], projectImages: [], freeDisks: [], diskNames: new Set() }

const filled: InstanceValues = { ...initialValues(choices), name: 'web', siloImage: idOf(1) }

/** Which fields are refused, and why. */
function refusals(values: Partial<InstanceValues>): Record<string, string> {
  const result = instanceSchema(choices).safeParse({ ...filled, ...values })
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('the first source that offers anything is in front', () => {
  expect(initialValues(choices).bootFrom).toBe('silo')
  expect(initialValues({ ...choices, siloImages: [] }).bootFrom).toBe('project')
  expect(initialValues({ ...none, freeDisks: [scratch] }).bootFrom).toBe('disk')
  expect(initialValues(none).bootFrom).toBe('silo')
})

test('the boot disk is offered with a size that the first image fits into', () => {
  expect(initialValues(choices).diskSizeGiB).toBe(10)
  expect(initialValues({ ...choices, siloImages: [] }).diskSizeGiB).toBe(30)
})

test('what is asked for passes the rules of the control plane', () => {
  expect(refusals({})).toEqual({})
  const body = instanceBody(filled, choices)
  expect(InstanceCreate.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    name: 'web',
    hostname: 'web',
    ncpus: 2,
    memory: 8 * GiB,
    start: true,
    networkInterfaces: { type: 'default' },
    bootDisk: { type: 'create', size: 10 * GiB, diskSource: { type: 'image', imageId: idOf(1) } },
  })
  expect(body.bootDisk?.name).toMatch(/^web-debian-13-[0-9a-f]{6}$/)
})

test('a hostname and a disk name that were given are kept', () => {
  const body = instanceBody({ ...filled, hostname: 'www.example', diskName: 'root' }, choices)
  expect(body).toMatchObject({ hostname: 'www.example', bootDisk: { name: 'root' } })
})

test('only the source in front counts, the others keep what was chosen', () => {
  const values: InstanceValues = {
    ...filled,
    bootFrom: 'disk',
    disk: 'scratch',
    diskName: 'Not a name',
    diskSizeGiB: 0,
  }
  expect(refusals(values)).toEqual({})
  expect(instanceBody(values, choices).bootDisk).toEqual({ type: 'attach', name: 'scratch' })
})

test('a custom size counts only while it is in front', () => {
  const custom = { ncpus: 65, memoryGiB: 0 }
  expect(refusals({ ...custom, family: 'general' })).toEqual({})
  expect(Object.keys(refusals({ ...custom, family: 'custom' }))).toEqual(['ncpus', 'memoryGiB'])
  expect(instanceBody({ ...filled, family: 'custom', ncpus: 3, memoryGiB: 5 }, choices)).toMatchObject({
    ncpus: 3,
    memory: 5 * GiB,
  })
})

test.each<[string, Partial<InstanceValues>]>([
  ['name', { name: 'Web' }],
  ['siloImage', { siloImage: '' }],
  ['projectImage', { bootFrom: 'project' }],
  ['disk', { bootFrom: 'disk' }],
  ['diskSizeGiB', { diskSizeGiB: 7 }],
  ['diskSizeGiB', { diskSizeGiB: Number.NaN }],
  ['diskSizeGiB', { diskSizeGiB: 1024 }],
  ['diskName', { diskName: 'taken' }],
  ['diskName', { diskName: '-' }],
  ['hostname', { hostname: 'not a host' }],
  ['ncpus', { family: 'custom', ncpus: Number.NaN }],
])('%s is refused on its own', (field, values) => {
  expect(Object.keys(refusals(values))).toEqual([field])
})

test('several mistakes are told at once', () => {
  expect(Object.keys(refusals({ name: '', siloImage: '', hostname: '-' }))).toEqual(['name', 'siloImage', 'hostname'])
})
