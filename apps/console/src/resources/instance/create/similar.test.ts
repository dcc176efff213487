import type { Disk, ExternalIp, Instance, NetworkInterface } from '@plenum/api'
import { expect, test } from 'vitest'
import { instanceBody } from './body.ts'
import { instanceSchema } from './schema.ts'
import { similarTo } from './similar.ts'
import type { Model } from './similar.ts'
import { choices, GiB, golden, idOf, scratch } from './testing.ts'
import { initialValues } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

const time = new Date(0)
const made = { description: '', timeCreated: time, timeModified: time }

const boot: Disk = { ...scratch, id: idOf(40), name: 'shop-boot', size: 12 * GiB, imageId: idOf(1) }
const data: Disk = { ...scratch, id: idOf(41), name: 'shop-data', description: 'Orders', size: 3 * GiB, blockSize: 512 }

const shop: Instance = {
  ...made,
  id: idOf(42),
  name: 'shop',
  description: 'Sells',
  projectId: idOf(0),
  hostname: 'shop.example',
  ncpus: 4,
  memory: 16 * GiB,
  bootDiskId: boot.id,
  runState: 'running',
  timeRunStateUpdated: time,
  autoRestartEnabled: true,
  autoRestartPolicy: 'best_effort',
}

function nic(name: string, more: { primary?: boolean; vpcName?: string; subnetName?: string } = {}) {
  const { primary = true, vpcName = 'default', subnetName = 'default' } = more
  const interfaceOf: NetworkInterface = {
    ...made,
    id: idOf(43),
    name,
    instanceId: shop.id,
    vpcId: idOf(20),
    subnetId: idOf(44),
    mac: 'A8:40:25:00:00:01',
    ip: '172.30.0.5',
    primary,
    transitIps: [],
  }
  return { nic: interfaceOf, vpcName, subnetName }
}

const ephemeral: ExternalIp = { kind: 'ephemeral', ip: '203.0.113.7', ipPoolId: idOf(22) }
const floating: ExternalIp = {
  ...made,
  kind: 'floating',
  id: idOf(45),
  name: 'front',
  ip: '203.0.113.8',
  ipPoolId: idOf(22),
  projectId: idOf(0),
  instanceId: shop.id,
}

function key(last: number) {
  return { ...made, id: idOf(last), name: `key-${last}`, publicKey: 'ssh-ed25519 A', siloUserId: idOf(62) }
}

const model: Model = {
  instance: shop,
  disks: [boot, data],
  nics: [nic('net0')],
  externalIps: [floating, ephemeral],
  sshKeyIds: [],
  groups: [{ name: 'apart' }],
  copies: [],
}

/** The form as it begins, which its rules must not object to. */
function formOf(change: Partial<Model> = {}, offered: Choices = choices): InstanceValues {
  return { ...initialValues(offered), ...similarTo({ ...model, ...change }, offered) }
}

test('everything is the same but names, addresses and floating IPs', () => {
  const values = formOf()
  expect(instanceSchema(choices).safeParse(values).error).toBeUndefined()
  const body = instanceBody(values, choices)
  expect(body).toMatchObject({
    name: expect.stringMatching(/^shop-[0-9a-f]{6}$/),
    description: 'Sells',
    hostname: body.name,
    ncpus: 4,
    memory: 16 * GiB,
    autoRestartPolicy: 'best_effort',
    antiAffinityGroups: ['apart'],
    networkInterfaces: { type: 'default' },
    externalIps: [{ type: 'ephemeral', pool: idOf(22) }],
    bootDisk: {
      name: expect.stringMatching(/^shop-[0-9a-f]{6}-boot-[0-9a-f]{6}$/),
      size: 12 * GiB,
      diskSource: { type: 'image', imageId: idOf(1) },
    },
    disks: [
      {
        type: 'create',
        name: expect.stringMatching(/^shop-data-[0-9a-f]{6}$/),
        description: 'Orders',
        size: 3 * GiB,
        diskSource: { type: 'blank', blockSize: 512 },
      },
    ],
  })
})

test.each([
  ['a preset where it is one', 4, 16, { family: 'general', preset: '4/16' }],
  ['a preset of another family', 4, 32, { family: 'memory', preset: '4/32' }],
  ['its own where it is none', 3, 5, { family: 'custom', ncpus: 3, memoryGiB: 5 }],
] as const)('the size is %s', (_, ncpus, memoryGiB, expected) => {
  expect(formOf({ instance: { ...shop, ncpus, memory: memoryGiB * GiB } })).toMatchObject(expected)
})

test.each<[string, Partial<Disk>, Partial<InstanceValues>]>([
  ['image of the silo', { imageId: idOf(2) }, { bootFrom: 'silo', siloImage: idOf(2) }],
  ['image of the project', { imageId: idOf(3) }, { bootFrom: 'project', projectImage: idOf(3) }],
  ['snapshot', { imageId: null, snapshotId: golden.id }, { bootFrom: 'snapshot', snapshot: golden.id }],
])('the boot disk comes from the same %s', (_, origin, expected) => {
  expect(formOf({ disks: [{ ...boot, ...origin }] })).toMatchObject({ ...expected, diskSizeGiB: 12 })
})

test.each([
  ['was made from what is gone', { ...boot, imageId: idOf(99) }],
  ['was blank', { ...boot, imageId: null }],
])('what to boot from is left to be chosen where the boot disk %s', (_, disk) => {
  const values = formOf({ disks: [disk] })
  expect(values).toMatchObject({ bootFrom: 'silo', siloImage: '', diskSizeGiB: 12 })
  expect(instanceSchema(choices).safeParse(values).error?.issues).toMatchObject([{ path: ['siloImage'] }])
})

function copy(last: number, disk: Disk) {
  return { ...golden, id: idOf(last), diskId: disk.id, size: disk.size }
}

test('copies of disks are what the new ones are made from, each from its own', () => {
  const copies = [copy(52, scratch), copy(51, data), copy(50, boot)]
  const offered = { ...choices, snapshots: copies }
  const values = formOf({ copies }, offered)
  expect(instanceSchema(offered).safeParse(values).error).toBeUndefined()
  const body = instanceBody(values, offered)
  expect(body.bootDisk).toMatchObject({ size: 12 * GiB, diskSource: { type: 'snapshot', snapshotId: idOf(50) } })
  expect(body.disks).toMatchObject([{ size: 3 * GiB, diskSource: { type: 'snapshot', snapshotId: idOf(51) } }])
})

test('without a boot disk all its disks are additional ones', () => {
  const { bootDiskId: _, ...bare } = shop
  expect(formOf({ instance: bare }).disks).toHaveLength(2)
})

test.each([
  ['of another subnet', [nic('net0', { subnetName: 'inner' })]],
  ['of another VPC', [nic('net0', { vpcName: 'other' })]],
  ['beside another', [nic('net0'), nic('net1', { primary: false, subnetName: 'inner' })]],
])('an interface %s is listed, without its address', (_, nics) => {
  const values = formOf({ nics })
  expect(values.network).toBe('custom')
  expect(values.nics).toEqual(
    nics.map(({ nic: { name }, vpcName, subnetName }) => ({ name, description: '', vpcName, subnetName })),
  )
})

test('the primary interface is listed first, for the first becomes the primary one', () => {
  const nics = [nic('second', { primary: false, subnetName: 'inner' }), nic('first')]
  expect(formOf({ nics }).nics.map(({ name }) => name)).toEqual(['first', 'second'])
})

test('without an interface there are no external IPs either', () => {
  expect(formOf({ nics: [] })).toMatchObject({ network: 'none', ephemeral: false })
})

test('without an ephemeral IP none is asked for', () => {
  expect(instanceBody(formOf({ externalIps: [floating] }), choices).externalIps).toEqual([])
})

test('an ephemeral IP from a pool that is not offered any more comes from the default one', () => {
  expect(formOf({ externalIps: [{ ...ephemeral, ipPoolId: idOf(98) }] })).toMatchObject({
    ephemeral: true,
    pool: idOf(22),
  })
})

test.each([
  ['one of them is chosen', [61], [61]],
  ['none was', [], []],
  ['only keys of other people were', [98], [60, 61]],
  ['keys of other people were too', [98, 60], [60]],
])("of one's own keys %s", (_, ofModel, expected) => {
  const sshKeys = [60, 61].map(key)
  const values = formOf({ sshKeyIds: ofModel.map(idOf) }, { ...choices, sshKeys })
  expect(values.sshKeys).toEqual(expected.map(idOf))
})

test.each([
  ['never', 'never'],
  ['best_effort', 'best_effort'],
  [null, 'default'],
] as const)('the restart policy %s is the choice %s', (autoRestartPolicy, choice) => {
  expect(formOf({ instance: { ...shop, autoRestartPolicy } }).autoRestart).toBe(choice)
})
