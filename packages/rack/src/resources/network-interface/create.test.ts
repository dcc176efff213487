import type { InstanceState, NetworkInterfaceCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

function named(name: string, given: Partial<NetworkInterfaceCreate> = {}): NetworkInterfaceCreate {
  return { name, description: 'Made', vpcName: 'default', subnetName: 'default', ...given }
}

/** A stopped instance without interfaces, in a network of its own. */
async function bareInstance() {
  const network = await newNetwork(rack)
  const body = smallInstance('machine', { networkInterfaces: { type: 'none' } })
  const instance = await admin.does('instanceCreate', { query: { project: network.project }, body })
  await rack.settle()
  const query = { instance: instance.id }
  const add = (nic: NetworkInterfaceCreate) => admin.does('instanceNetworkInterfaceCreate', { query, body: nic })
  const refusal = (nic: NetworkInterfaceCreate) =>
    admin.isRefused('instanceNetworkInterfaceCreate', { query, body: nic })
  return { network, instance, query, add, refusal }
}

describe('a new interface', () => {
  test('is the primary one if it is the first, and has the lowest free address', async () => {
    const { network, instance, add } = await bareInstance()
    const nic = await add(named('eth'))
    expect(nic).toEqual({
      id: expect.any(String),
      name: 'eth',
      description: 'Made',
      instanceId: instance.id,
      vpcId: network.vpc.id,
      subnetId: expect.any(String),
      ip: '172.30.0.5',
      mac: expect.stringMatching(/^A8:40:25:F[0-9A-E](:[0-9A-F]{2}){2}$/),
      primary: true,
      transitIps: [],
      timeCreated: rack.now,
      timeModified: rack.now,
    })
    const byName = { project: network.project, instance: 'machine' }
    expect(await admin.does('instanceNetworkInterfaceView', { params: { interface: 'eth' }, query: byName })).toEqual(
      nic,
    )
    expect(await admin.does('instanceNetworkInterfaceView', { params: { interface: nic.id } })).toEqual(nic)
  })

  test('is a secondary one if there is another, and can have the address that is asked for', async () => {
    const { network, add } = await bareInstance()
    await network.addSubnet('second', '10.0.0.0/24')
    await add(named('one'))
    expect(await add(named('two', { subnetName: 'second', ip: '10.0.0.99' }))).toMatchObject({
      primary: false,
      ip: '10.0.0.99',
    })
  })

  test.each<InstanceState>(['creating', 'starting', 'running', 'stopping', 'rebooting', 'migrating', 'failed'])(
    'is refused for an instance that is %s',
    async (state) => {
      const { instance, refusal } = await bareInstance()
      await rack.put(instance.id, state)
      const before = await rack.count('networkInterface')
      expect(await refusal(named('eth'))).toEqual(
        invalidRequest('Instance must be stopped to attach a new network interface'),
      )
      expect(await rack.count('networkInterface')).toBe(before)
    },
  )

  test('needs a VPC and a subnet of the project of its instance', async () => {
    const { refusal } = await bareInstance()
    expect(await refusal(named('eth', { vpcName: 'nowhere' }))).toEqual(notFound('vpc', { name: 'nowhere' }))
    expect(await refusal(named('eth', { subnetName: 'nowhere' }))).toEqual(notFound('vpc-subnet', { name: 'nowhere' }))
  })

  test('must be in the VPC of the others', async () => {
    const { network, add, refusal } = await bareInstance()
    const body = { name: 'other', description: '', dnsName: 'other' }
    await admin.does('vpcCreate', { query: { project: network.project }, body })
    await add(named('eth'))
    expect(await refusal(named('eth-b', { vpcName: 'other' }))).toEqual(
      invalidRequest(
        'Networking may not span multiple VPCs, but the requested resource is associated with another VPC',
      ),
    )
  })

  test('must be in a subnet of its own', async () => {
    const { add, refusal } = await bareInstance()
    await add(named('eth'))
    expect(await refusal(named('eth-b'))).toEqual(invalidRequest('Each interface must be in a distinct VPC Subnet'))
  })

  test('may be the eighth, not the ninth', async () => {
    const { network, add, refusal } = await bareInstance()
    for (let number = 1; number <= 9; number++) await network.addSubnet(`s-${number}`, `10.0.${number}.0/24`)
    for (let number = 1; number <= 8; number++) await add(named(`nic-${number}`, { subnetName: `s-${number}` }))
    expect(await refusal(named('nic-9', { subnetName: 's-9' }))).toEqual(
      invalidRequest('May not attach more than 8 network interfaces'),
    )
  })

  test('cannot have the name of another one of the instance', async () => {
    const { network, add, refusal } = await bareInstance()
    await network.addSubnet('second', '10.0.0.0/24')
    await add(named('eth'))
    expect(await refusal(named('eth', { subnetName: 'second' }))).toEqual(
      alreadyExists('instance-network-interface', 'eth'),
    )
  })

  test('cannot have a description that is too long', async () => {
    const { refusal } = await bareInstance()
    expect(await refusal(named('eth', { description: 'x'.repeat(513) }))).toEqual(
      invalidValue('description', 'description may contain at most 512 characters'),
    )
  })

  test.each([
    ['172.30.0.4', 'The first 5 addresses of a subnet are reserved'],
    ['172.30.3.255', 'Cannot request a broadcast address'],
    ['10.0.0.9', '10.0.0.9 is outside subnet 172.30.0.0/22'],
  ])('cannot have the address %s', async (ip, reason) => {
    const { refusal } = await bareInstance()
    expect(await refusal(named('eth', { ip }))).toEqual(invalidRequest(reason))
  })

  test('cannot have an address that another one of the subnet has', async () => {
    const { network, refusal } = await bareInstance()
    const body = smallInstance('first')
    await admin.does('instanceCreate', { query: { project: network.project }, body })
    expect(await refusal(named('eth', { ip: '172.30.0.5' }))).toEqual(
      invalidRequest("The IP address '172.30.0.5' is not available"),
    )
  })

  test('cannot be of an instance that there is not', async () => {
    const query = { project: 'storefront', instance: 'nowhere' }
    expect(await admin.isRefused('instanceNetworkInterfaceCreate', { query, body: named('eth') })).toEqual(
      notFound('instance', { name: 'nowhere' }),
    )
  })
})
