import { whyNotSubnetIpv6 } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound, unparsable } from '../../testing/refusals.ts'
import { subnetOf } from './ipv6-block.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

const named = (name: string, ipv4Block: string) => ({ name, description: '', ipv4Block })

const conflict = (block: string) => `IP address range '${block}' conflicts with an existing subnet`
const notOf = (block: string, prefix: string) =>
  `VPC Subnet IPv6 address range '${block}' is not valid for VPC with IPv6 prefix '${prefix}'`

describe('listing and viewing', () => {
  test('a subnet is found by name and by id, and in the list of its VPC', async () => {
    const { project, query } = await newNetwork(rack)
    const byName = { project, vpc: 'default' }
    const subnet = await admin.does('vpcSubnetView', { params: { subnet: 'default' }, query: byName })
    expect(await admin.does('vpcSubnetView', { params: { subnet: subnet.id } })).toEqual(subnet)
    expect((await admin.does('vpcSubnetList', { query: byName })).items).toEqual([subnet])
    expect((await admin.does('vpcSubnetList', { query })).items).toEqual([subnet])
  })

  test('a list of subnets needs a VPC', async () => {
    expect(await admin.isRefused('vpcSubnetList', { query: { project: 'storefront' } })).toEqual(
      unparsable('unable to parse query string: missing field `vpc`'),
    )
  })
})

describe('a new subnet', () => {
  test('has what was asked for, and a random IPv6 block of the VPC', async () => {
    const { vpc, query } = await newNetwork(rack)
    const body = { name: 'second', description: 'Made', ipv4Block: '10.0.0.0/24' }
    const subnet = await admin.does('vpcSubnetCreate', { query, body })
    expect(subnet).toEqual({
      ...body,
      id: expect.any(String),
      vpcId: vpc.id,
      ipv6Block: expect.any(String),
      customRouterId: null,
      timeCreated: rack.now,
      timeModified: rack.now,
    })
    expect(whyNotSubnetIpv6(subnet.ipv6Block, vpc.ipv6Prefix)).toBeUndefined()
    expect(await admin.does('vpcSubnetView', { params: { subnet: subnet.id } })).toEqual(subnet)
  })

  test('can have the blocks that are asked for; host bits are dropped', async () => {
    const { vpc, query } = await newNetwork(rack)
    const ipv6Block = subnetOf(vpc.ipv6Prefix, 0x12)
    const body = { ...named('second', '10.9.8.7/24'), ipv6Block: ipv6Block.replace('::/64', '::1/64') }
    const subnet = await admin.does('vpcSubnetCreate', { query, body })
    expect(subnet).toMatchObject({ ipv4Block: '10.9.8.0/24', ipv6Block })
  })

  test('has an IPv6 block that no other has, however many there are', async () => {
    const network = await newNetwork(rack)
    const asked = Array.from({ length: 30 }, (_, number) => network.addSubnet(`s-${number}`, `10.0.${number}.0/24`))
    const blocks = (await Promise.all(asked)).map(({ ipv6Block }) => ipv6Block)
    expect(new Set(blocks).size).toBe(30)
    expect(blocks).not.toContain(subnetOf(network.vpc.ipv6Prefix, 0))
  })

  const notPrivate = 'VPC Subnet IPv4 address ranges must be from a private range'
  const width = 'VPC Subnet IPv4 address ranges must have prefix length between 8 and 26, inclusive'
  test.each([
    ['8.8.8.0/24', notPrivate],
    ['172.32.0.0/16', notPrivate],
    ['10.0.0.0/7', width],
    ['10.0.0.0/27', width],
    ['172.30.0.0/22', "IP address range '172.30.0.0/22' conflicts with an existing subnet"],
    ['172.30.1.0/24', "IP address range '172.30.1.0/24' conflicts with an existing subnet"],
    ['172.16.0.0/12', "IP address range '172.16.0.0/12' conflicts with an existing subnet"],
  ])('cannot have the IPv4 block %s, and then leaves no route behind', async (ipv4Block, reason) => {
    const { query } = await newNetwork(rack)
    const before = await rack.count('routerRoute')
    expect(await admin.isRefused('vpcSubnetCreate', { query, body: named('a', ipv4Block) })).toEqual(
      invalidRequest(reason),
    )
    expect(await rack.count('routerRoute')).toBe(before)
  })

  test.each([
    ['taken', (prefix: string) => subnetOf(prefix, 0), conflict],
    ['of another width', (prefix: string) => prefix.replace('/48', '/65'), notOf],
    ['of another prefix', () => 'fd00::/64', notOf],
  ])('cannot have an IPv6 block that is %s', async (_, make, reason) => {
    const { vpc, query } = await newNetwork(rack)
    const ipv6Block = make(vpc.ipv6Prefix)
    const body = { ...named('a', '10.0.0.0/24'), ipv6Block }
    expect(await admin.isRefused('vpcSubnetCreate', { query, body })).toEqual(
      invalidRequest(reason(ipv6Block, vpc.ipv6Prefix)),
    )
  })

  test.each(['10.0.0.0', 'fd00::/64', '10.0.0.0/33', ''])(
    'cannot have the IPv4 block %j, which is none',
    async (block) => {
      const { query } = await newNetwork(rack)
      const refused = await admin.isRefused('vpcSubnetCreate', { query, body: named('a', block) })
      expect(refused).toMatchObject({ status: 400, code: undefined })
    },
  )

  test('can have the block of a subnet of another VPC', async () => {
    const [one, two] = [await newNetwork(rack), await newNetwork(rack)]
    await one.addSubnet('a', '10.0.0.0/24')
    expect((await two.addSubnet('a', '10.0.0.0/24')).ipv4Block).toBe('10.0.0.0/24')
  })

  test('cannot have the name of another one in the VPC', async () => {
    const { query } = await newNetwork(rack)
    expect(await admin.isRefused('vpcSubnetCreate', { query, body: named('default', '10.0.0.0/24') })).toEqual(
      alreadyExists('vpc-subnet', 'default'),
    )
  })

  test('of several that are asked for at once with one block only one is made', async () => {
    const network = await newNetwork(rack)
    const asked = Array.from({ length: 8 }, (_, number) =>
      admin.call('vpcSubnetCreate', { query: network.query, body: named(`s-${number}`, '10.0.0.0/24') }),
    )
    expect((await Promise.all(asked)).filter(({ type }) => type === 'success')).toHaveLength(1)
    expect((await admin.does('vpcSubnetList', { query: network.query })).items).toHaveLength(2)
  })

  test('cannot be in a VPC that there is not', async () => {
    const { project } = await newNetwork(rack)
    const query = { project, vpc: 'nowhere' }
    expect(await admin.isRefused('vpcSubnetCreate', { query, body: named('a', '10.0.0.0/24') })).toEqual(
      notFound('vpc', { name: 'nowhere' }),
    )
  })
})

describe('changing a subnet', () => {
  test('renames and describes it, and notes the time; the blocks stay', async () => {
    const network = await newNetwork(rack)
    const before = await network.addSubnet('a', '10.0.0.0/24')
    await rack.advance(1000)
    const body = { name: 'b', description: 'Anew' }
    const after = await admin.does('vpcSubnetUpdate', { params: { subnet: 'a' }, query: network.query, body })
    expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
    expect(await admin.does('vpcSubnetView', { params: { subnet: before.id } })).toEqual(after)
  })

  test('cannot give it the name of another one, and then changes nothing', async () => {
    const network = await newNetwork(rack)
    const before = await network.addSubnet('a', '10.0.0.0/24')
    const routes = await network.routesOf(network.vpc.systemRouterId)
    const refused = await admin.isRefused('vpcSubnetUpdate', {
      params: { subnet: before.id },
      body: { name: 'default' },
    })
    expect(refused).toEqual(alreadyExists('vpc-subnet', 'default'))
    expect(await admin.does('vpcSubnetView', { params: { subnet: before.id } })).toEqual(before)
    expect(await network.routesOf(network.vpc.systemRouterId)).toEqual(routes)
  })
})

describe('deleting a subnet', () => {
  test('waits for its interfaces, whether their instance runs or not', async () => {
    const { project, query } = await newNetwork(rack)
    const params = { subnet: 'default' }
    const inUse = invalidRequest('VPC Subnet cannot be deleted while network interfaces in the subnet exist')
    const { id } = await admin.does('instanceCreate', { query: { project }, body: smallInstance('a', { start: true }) })
    expect(await admin.isRefused('vpcSubnetDelete', { params, query })).toEqual(inUse)
    await rack.put(id, 'stopped')
    expect(await admin.isRefused('vpcSubnetDelete', { params, query })).toEqual(inUse)
    await admin.does('instanceDelete', { params: { instance: id } })
    expect(await admin.does('vpcSubnetDelete', { params, query })).toBeUndefined()
  })

  test('makes it vanish, and instances cannot be put into it', async () => {
    const { project, query } = await newNetwork(rack)
    const { id } = await admin.does('vpcSubnetView', { params: { subnet: 'default' }, query })
    await admin.does('vpcSubnetDelete', { params: { subnet: id } })
    expect(await admin.isRefused('vpcSubnetView', { params: { subnet: id } })).toEqual(notFound('vpc-subnet', { id }))
    const before = await rack.count('instance')
    const refused = await admin.isRefused('instanceCreate', { query: { project }, body: smallInstance('a') })
    expect(refused).toEqual(notFound('vpc-subnet', { name: 'default' }))
    expect(await rack.count('instance')).toBe(before)
  })

  test('frees its name and its block', async () => {
    const network = await newNetwork(rack)
    const { id } = await network.addSubnet('a', '10.0.0.0/24')
    await admin.does('vpcSubnetDelete', { params: { subnet: id } })
    expect((await network.addSubnet('a', '10.0.0.0/24')).id).not.toBe(id)
  })
})
