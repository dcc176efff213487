import type { InstanceCreate, Project } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { blankDisk, GiB, newDisk, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
let project: Project

beforeAll(async () => {
  project = await rack.newProject()
  const query = { project: project.id }
  await admin.does('diskCreate', { query, body: blankDisk('free') })
  await admin.does('instanceCreate', { query, body: smallInstance('owner', { disks: [newDisk('owned')] }) })
  await rack.settle()
})

const census = () => Promise.all((['instance', 'disk', 'networkInterface'] as const).map((kind) => rack.count(kind)))

/** How a body is refused; asserts that nothing is left of the attempt. */
async function refusal(given: Partial<InstanceCreate>) {
  const before = await census()
  const free = await admin.does('diskView', { params: { disk: 'free' }, query: { project: project.id } })
  expect(free.state).toEqual({ state: 'detached' })
  const body = smallInstance('refused', given)
  const refused = await admin.isRefused('instanceCreate', { query: { project: project.id }, body })
  expect(await census()).toEqual(before)
  expect(await admin.does('diskView', { params: { disk: free.id } })).toEqual(free)
  return refused
}

const inSize = (reason: string) => invalidValue('size', reason)
const nics = (...subnets: string[]) => ({
  type: 'create' as const,
  params: subnets.map((subnetName, number) => ({
    name: `nic-${number}`,
    description: '',
    vpcName: 'default',
    subnetName,
  })),
})
const many = <T>(count: number, item: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, number) => item(number))
const ephemeral = { type: 'ephemeral' } as const

describe('limits', () => {
  test.each<[what: string, given: Partial<InstanceCreate>, expected: object]>([
    ['no vCPUs', { ncpus: 0 }, invalidRequest('an instance needs at least one vCPU')],
    ['65 vCPUs', { ncpus: 65 }, invalidRequest('cannot have more than 64 vCPUs per instance')],
    ['no memory', { memory: 0 }, inSize('memory must be at least 1 GiB')],
    ['half a GiB too much', { memory: 1.5 * GiB }, inSize('memory must be divisible by 1 GiB')],
    ['1537 GiB', { memory: 1537 * GiB }, inSize('memory must be less than or equal to 1536 GiB')],
    [
      'nine disks',
      { disks: many(9, (n) => newDisk(`d-${n}`)) },
      invalidRequest('cannot attach more than 8 disks to instance'),
    ],
    [
      'eight disks and one to boot from',
      { disks: many(8, (n) => newDisk(`d-${n}`)), bootDisk: newDisk('boot') },
      invalidRequest('cannot attach more than 8 disks to instance'),
    ],
    [
      'a disk of an odd size',
      { disks: [newDisk('d', { size: GiB + 512 })] },
      inSize('total size must be a multiple of 1 GiB'),
    ],
    [
      '33 external addresses',
      { externalIps: many(33, () => ({ type: 'floating', floatingIp: 'f' })) },
      invalidRequest('An instance may not have more than 32 external IP addresses'),
    ],
    [
      'two ephemeral addresses',
      { externalIps: [ephemeral, ephemeral] },
      invalidRequest('An instance may not have more than 1 ephemeral IP address'),
    ],
    [
      'nine interfaces',
      { networkInterfaces: nics(...many(9, (n) => `s-${n}`)) },
      invalidRequest('An instance may not have more than 8 network interfaces'),
    ],
    [
      'an empty list of interfaces',
      { networkInterfaces: nics() },
      invalidRequest('All interfaces must be in the same VPC'),
    ],
    [
      'two interfaces in one subnet',
      { networkInterfaces: nics('default', 'default') },
      invalidRequest('Each interface must be in a distinct VPC Subnet'),
    ],
    [
      'a long description',
      { description: 'x'.repeat(513) },
      invalidValue('description', 'description may contain at most 512 characters'),
    ],
  ])('%s', async (_, given, expected) => {
    expect(await refusal(given)).toEqual(expected)
  })

  test('interfaces in two VPCs', async () => {
    const { params } = nics('default', 'other')
    const networkInterfaces = {
      type: 'create' as const,
      params: params.map((nic, n) => ({ ...nic, vpcName: `v-${n}` })),
    }
    expect(await refusal({ networkInterfaces })).toEqual(invalidRequest('All interfaces must be in the same VPC'))
  })
})

describe('what cannot be read', () => {
  test.each<[what: string, given: Partial<InstanceCreate>, field: string]>([
    ['a name that is none', { name: 'No' }, 'name: '],
    ['a host name that is none', { hostname: 'a..b' }, 'hostname: Hostnames must comply with RFC 1035'],
    ['user data that is not base64', { userData: '?' }, 'user_data: expected a valid base64 string'],
    ['too much user data', { userData: Buffer.alloc(32_769).toString('base64') }, 'user_data: invalid length'],
    ['a negative size', { memory: -1 }, 'memory: '],
    ['a disk whose name is none', { disks: [newDisk('No')] }, 'disks.0.name: '],
  ])('%s', async (_, given, field) => {
    const refused = await refusal(given)
    expect(refused).toMatchObject({ status: 400, code: undefined })
    expect(refused.message.startsWith(`unable to parse JSON body: ${field}`), refused.message).toBe(true)
  })
})

describe('what there is not', () => {
  test.each<[type: string, name: string, given: Partial<InstanceCreate>]>([
    ['disk', 'missing', { disks: [{ type: 'attach', name: 'missing' }] }],
    ['disk', 'missing', { bootDisk: { type: 'attach', name: 'missing' } }],
    ['ssh-key', 'missing', { sshPublicKeys: ['missing'] }],
    ['anti-affinity-group', 'missing', { antiAffinityGroups: ['missing'] }],
    ['floating-ip', 'missing', { externalIps: [{ type: 'floating', floatingIp: 'missing' }] }],
    ['ip-pool', 'missing', { externalIps: [{ type: 'ephemeral', pool: 'missing' }] }],
    ['vpc-subnet', 'missing', { networkInterfaces: nics('missing') }],
  ])('a %s (%s) is not found', async (type, name, given) => {
    expect(await refusal(given)).toEqual(notFound(type, { name }))
  })

  test('a VPC that there is not', async () => {
    const params = [{ name: 'nic', description: '', vpcName: 'missing', subnetName: 'default' }]
    expect(await refusal({ networkInterfaces: { type: 'create', params } })).toEqual(
      notFound('vpc', { name: 'missing' }),
    )
  })

  test('keys and groups may be none', async () => {
    const body = smallInstance('none-of-them', { sshPublicKeys: [], antiAffinityGroups: [] })
    expect((await admin.does('instanceCreate', { query: { project: project.id }, body })).name).toBe(body.name)
  })
})

describe('all or nothing', () => {
  test('a second disk that fails leaves no instance, no disk, no interface', async () => {
    const disks = [newDisk('first'), newDisk('owned')]
    expect(await refusal({ disks })).toEqual(alreadyExists('disk', 'owned'))
  })

  test('a disk that was there is free again when a later one fails', async () => {
    const disks = [{ type: 'attach', name: 'free' } as const, newDisk('owned')]
    expect(await refusal({ disks })).toEqual(alreadyExists('disk', 'owned'))
  })

  test('two new disks of one name fail', async () => {
    expect(await refusal({ disks: [newDisk('twin'), newDisk('twin')] })).toEqual(alreadyExists('disk', 'twin'))
  })

  test('a disk that another instance has cannot be attached', async () => {
    expect(await refusal({ disks: [newDisk('first'), { type: 'attach', name: 'owned' }] })).toEqual(
      invalidRequest('cannot attach disk "owned": disk is attached to another instance'),
    )
  })

  test('one disk cannot be attached twice', async () => {
    const attach = { type: 'attach', name: 'free' } as const
    expect(await refusal({ bootDisk: attach, disks: [attach] })).toEqual(
      invalidRequest('cannot attach disk "free": disk is attached to another instance'),
    )
  })

  test('a disk that is yet to be filled cannot be attached', async () => {
    const diskSource = { type: 'importing_blocks', blockSize: 512 } as const
    expect(await refusal({ disks: [newDisk('to-fill', { diskSource })] })).toEqual(
      invalidRequest('cannot attach disk "to-fill": invalid state import_ready'),
    )
  })

  test('the name is free for another attempt', async () => {
    await refusal({ name: 'again', disks: [newDisk('owned')] })
    const body = smallInstance('again')
    expect((await admin.does('instanceCreate', { query: { project: project.id }, body })).name).toBe('again')
  })
})

test('what is wrong with disks is said before what is wrong with addresses, as documented', async () => {
  const given = { disks: [newDisk('d', { size: 0 })], externalIps: [ephemeral, ephemeral], networkInterfaces: nics() }
  expect(await refusal(given)).toEqual(inSize('total size must be at least 1 GiB'))
})
