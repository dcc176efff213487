import { InstanceCreate } from '@plenum/api/instance'
import { expect, test } from 'vitest'
import { instanceBody } from './body.ts'
import { instanceSchema } from './schema.ts'
import { choices, GiB, golden, idOf, none, scratch } from './testing.ts'
import { initialValues } from './values.ts'
import type { InstanceValues } from './values.ts'

const filled: InstanceValues = { ...initialValues(choices), name: 'web', siloImage: idOf(1) }

function newDisk(name: string) {
  return {
    type: 'create' as const,
    name,
    description: '',
    size: GiB,
    diskSource: { type: 'blank' as const, blockSize: 512 as const },
  }
}

function nic(name: string, subnetName: string) {
  return { name, description: '', vpcName: 'default', subnetName }
}

function fileOf(bytes: number) {
  return { file: new File([new Uint8Array(bytes)], 'user-data'), content: 'AAAA' }
}

/** Which fields are refused, and why. */
function refusals(values: Partial<InstanceValues>): Record<string, string> {
  const result = instanceSchema(choices).safeParse({ ...filled, ...values })
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('the first source that offers anything is in front', () => {
  expect(initialValues(choices).bootFrom).toBe('silo')
  expect(initialValues({ ...choices, siloImages: [] }).bootFrom).toBe('project')
  expect(initialValues({ ...none, freeDisks: [scratch] }).bootFrom).toBe('disk')
  expect(initialValues({ ...none, snapshots: [golden] }).bootFrom).toBe('snapshot')
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
  ['snapshot', { bootFrom: 'snapshot' }],
  ['diskSizeGiB', { bootFrom: 'snapshot', snapshot: idOf(8), diskSizeGiB: 19 }],
  ['disk', { bootFrom: 'disk', disk: 'scratch', disks: [{ type: 'attach', name: 'scratch' }] }],
  ['diskName', { diskName: 'data', disks: [newDisk('data')] }],
  ['nics', { network: 'custom' }],
  ['nics', { network: 'custom', nics: [nic('a', 'one'), nic('b', 'one')] }],
  ['nics', { network: 'custom', nics: [nic('a', 'one'), { ...nic('b', 'two'), vpcName: 'other' }] }],
  ['pool', { ephemeral: true, pool: '' }],
  ['floatingIps', { floatingIps: Array.from({ length: 32 }, (_, number) => `ip-${number}`) }],
  ['sshKeys', { sshKeys: Array.from({ length: 101 }, (_, number) => idOf(number)) }],
  ['userDataText', { userDataText: 'ü'.repeat(16 * 1024 + 1) }],
  ['userDataFile', { userDataFrom: 'file', userDataFile: fileOf(32 * 1024 + 1) }],
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

test('a boot disk can be made from a snapshot', () => {
  const values: InstanceValues = { ...filled, bootFrom: 'snapshot', snapshot: idOf(8), diskSizeGiB: 20 }
  expect(refusals(values)).toEqual({})
  expect(instanceBody(values, choices).bootDisk).toMatchObject({
    type: 'create',
    size: 20 * GiB,
    diskSource: { type: 'snapshot', snapshotId: idOf(8) },
  })
})

test('user data may have exactly 32 KiB, counted in bytes', () => {
  expect(refusals({ userDataText: 'ü'.repeat(16 * 1024) })).toEqual({})
  expect(instanceBody({ ...filled, userDataText: 'ü' }, choices).userData).toBe('w7w=')
})

test('the user data that is not in front is not sent', () => {
  const values: InstanceValues = { ...filled, userDataText: 'text', userDataFrom: 'file', userDataFile: fileOf(3) }
  expect(instanceBody(values, choices).userData).toBe('AAAA')
  expect(instanceBody({ ...values, userDataFrom: 'text' }, choices).userData).toBe('dGV4dA==')
})

test('external IPs are asked for only where there is an interface to reach', () => {
  const values: InstanceValues = { ...filled, floatingIps: ['web'] }
  expect(instanceBody(values, choices).externalIps).toEqual([
    { type: 'ephemeral', pool: idOf(22) },
    { type: 'floating', floatingIp: 'web' },
  ])
  expect(instanceBody({ ...values, network: 'none' }, choices).externalIps).toEqual([])
  expect(instanceBody({ ...values, network: 'custom' }, choices).externalIps).toEqual([])
})

test('an ephemeral IP is from the default pool for those who may not see the pools', () => {
  const unseen = { ...choices, pools: undefined }
  const values: InstanceValues = { ...filled, ephemeral: true, pool: '' }
  expect(initialValues(unseen)).toMatchObject({ ephemeral: false, pool: '' })
  expect(instanceSchema(unseen).safeParse(values).error).toBeUndefined()
  expect(instanceBody(values, unseen).externalIps).toEqual([{ type: 'ephemeral' }])
})

test('everything that was chosen is sent', () => {
  const values: InstanceValues = {
    ...filled,
    disks: [newDisk('data')],
    network: 'custom',
    nics: [nic('eth0', 'one')],
    sshKeys: [idOf(30)],
    groups: ['apart'],
    autoRestart: 'never',
    start: false,
  }
  expect(refusals(values)).toEqual({})
  const body = instanceBody(values, choices)
  expect(InstanceCreate.safeParse(body).error).toBeUndefined()
  expect(body).toMatchObject({
    disks: [newDisk('data')],
    networkInterfaces: { type: 'create', params: [nic('eth0', 'one')] },
    sshPublicKeys: [idOf(30)],
    antiAffinityGroups: ['apart'],
    autoRestartPolicy: 'never',
    start: false,
  })
})

test('without a default VPC or pool neither is offered', () => {
  expect(initialValues(none)).toMatchObject({ network: 'none', ephemeral: false, pool: '' })
  expect(initialValues(choices)).toMatchObject({ network: 'default', ephemeral: true, pool: idOf(22) })
})
