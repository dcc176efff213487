import type { InstanceCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

async function nicsOf(instance: string) {
  return (await admin.does('instanceNetworkInterfaceList', { query: { instance } })).items
}

async function addressIn(
  project: string,
  name: string,
  given: Partial<InstanceCreate> = {},
): Promise<string | undefined> {
  const { id } = await admin.does('instanceCreate', { query: { project }, body: smallInstance(name, given) })
  return (await nicsOf(id))[0]?.ip
}

/** One interface in the default subnet, with an address that is asked for. */
const asking = (ip: string | null, name = 'nic') => ({
  networkInterfaces: {
    type: 'create' as const,
    params: [{ name, description: 'Asked for', vpcName: 'default', subnetName: 'default', ip }],
  },
})

/** Another subnet in the default VPC of a project. */
async function addSubnet(project: string, name: string, ipv4Block: string): Promise<void> {
  const query = { project, vpc: 'default' }
  await admin.does('vpcSubnetCreate', { query, body: { name, description: '', ipv4Block } })
}

describe('an interface', () => {
  test('comes with an instance unless none is wanted', async () => {
    const { id: project } = await rack.newProject()
    const one = await admin.does('instanceCreate', { query: { project }, body: smallInstance('one') })
    const vpc = await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } })
    const subnet = await admin.does('vpcSubnetView', { params: { subnet: 'default' }, query: { vpc: vpc.id } })
    expect(await nicsOf(one.id)).toEqual([
      {
        id: expect.any(String),
        name: 'net0',
        description: 'default primary interface for one',
        timeCreated: rack.now,
        timeModified: rack.now,
        instanceId: one.id,
        vpcId: vpc.id,
        subnetId: subnet.id,
        ip: '172.30.0.5',
        mac: expect.stringMatching(/^A8:40:25:F[0-9A-E](:[0-9A-F]{2}){2}$/),
        primary: true,
        transitIps: [],
      },
    ])
    const body = smallInstance('none', { networkInterfaces: { type: 'none' } })
    const none = await admin.does('instanceCreate', { query: { project }, body })
    expect(await nicsOf(none.id)).toEqual([])
  })

  test('is the primary one when it is the first of those that are asked for', async () => {
    const { id: project } = await rack.newProject()
    await addSubnet(project, 'second', '10.0.0.0/24')
    const params = ['second', 'default'].map((subnetName) => ({
      name: `in-${subnetName}`,
      description: '',
      vpcName: 'default',
      subnetName,
    }))
    const body = smallInstance('two', { networkInterfaces: { type: 'create', params } })
    const { id } = await admin.does('instanceCreate', { query: { project }, body })
    expect((await nicsOf(id)).map(({ name, ip, primary }) => [name, ip, primary])).toEqual([
      ['in-default', '172.30.0.5', false],
      ['in-second', '10.0.0.5', true],
    ])
  })

  test('has a name of its own on its instance', async () => {
    const { id: project } = await rack.newProject()
    await addSubnet(project, 'second', '10.0.0.0/24')
    const params = ['second', 'default'].map((subnetName) => ({
      name: 'twin',
      description: '',
      vpcName: 'default',
      subnetName,
    }))
    const body = smallInstance('two', { networkInterfaces: { type: 'create', params } })
    const refused = await admin.isRefused('instanceCreate', { query: { project }, body })
    expect(refused).toEqual(alreadyExists('instance-network-interface', 'twin'))
  })

  test('is listed by the name of its instance, too', async () => {
    const query = { instance: 'web-01', project: 'storefront' }
    const { items } = await admin.does('instanceNetworkInterfaceList', { query })
    const instance = await admin.does('instanceView', {
      params: { instance: 'web-01' },
      query: { project: 'storefront' },
    })
    expect(items.map(({ name, instanceId }) => [name, instanceId])).toEqual([['net0', instance.id]])
  })

  test('is not listed without saying of which instance', async () => {
    expect(await admin.isRefused('instanceNetworkInterfaceList', { query: { project: 'storefront' } })).toEqual({
      status: 400,
      code: undefined,
      message: 'unable to parse query string: missing field `instance`',
    })
  })
})

describe('addresses', () => {
  test('are the lowest that are free', async () => {
    const { id: project } = await rack.newProject()
    expect(await addressIn(project, 'a')).toBe('172.30.0.5')
    expect(await addressIn(project, 'b')).toBe('172.30.0.6')
    expect(await addressIn(project, 'c', asking('172.30.0.8'))).toBe('172.30.0.8')
    expect(await addressIn(project, 'd')).toBe('172.30.0.7')
    expect(await addressIn(project, 'e')).toBe('172.30.0.9')
    await rack.settle()
    await admin.does('instanceDelete', { params: { instance: 'b' }, query: { project } })
    expect(await addressIn(project, 'f', asking(null))).toBe('172.30.0.6')
    expect(await addressIn(project, 'g')).toBe('172.30.0.10')
  })

  test('are distinct for fifty instances that are asked for at once', async () => {
    const { id: project } = await rack.newProject()
    const names = Array.from({ length: 50 }, (_, number) => `at-once-${number}`)
    const addresses = await Promise.all(names.map((name) => addressIn(project, name)))
    const expected = names.map((_, number) => `172.30.0.${5 + number}`)
    expect(new Set(addresses)).toEqual(new Set(expected))
  })

  test('may be the same in another project', async () => {
    const [one, two] = [await rack.newProject(), await rack.newProject()]
    expect(await addressIn(one.id, 'a')).toBe(await addressIn(two.id, 'a'))
  })

  test.each(['172.30.0.5', '172.30.3.254'])('may be asked for: %s', async (ip) => {
    const { id: project } = await rack.newProject()
    expect(await addressIn(project, 'a', asking(ip))).toBe(ip)
  })

  const reserved = invalidRequest('The first 5 addresses of a subnet are reserved')
  test.each([
    ['172.30.0.0', reserved],
    ['172.30.0.4', reserved],
    ['172.30.3.255', invalidRequest('Cannot request a broadcast address')],
    ['172.30.4.0', invalidRequest('172.30.4.0 is outside subnet 172.30.0.0/22')],
    ['172.29.255.255', invalidRequest('172.29.255.255 is outside subnet 172.30.0.0/22')],
    ['10.0.0.1', invalidRequest('10.0.0.1 is outside subnet 172.30.0.0/22')],
  ])('may not be asked for: %s', async (ip, expected) => {
    const { id: project } = await rack.newProject()
    const before = await rack.count('instance')
    const body = smallInstance('a', asking(ip))
    expect(await admin.isRefused('instanceCreate', { query: { project }, body })).toEqual(expected)
    expect(await rack.count('instance')).toBe(before)
  })

  test.each(['fd00::5', 'web-01', '172.30.0', '172.30.0.05', '2887647237', ''])('cannot be read: %j', async (ip) => {
    const { id: project } = await rack.newProject()
    const refused = await admin.isRefused('instanceCreate', {
      query: { project },
      body: smallInstance('a', asking(ip)),
    })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })

  test('that are taken may not be asked for', async () => {
    const { id: project } = await rack.newProject()
    await addressIn(project, 'a')
    const body = smallInstance('b', asking('172.30.0.5'))
    expect(await admin.isRefused('instanceCreate', { query: { project }, body })).toEqual(
      invalidRequest("The IP address '172.30.0.5' is not available"),
    )
  })
})
