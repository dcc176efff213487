import type { VpcCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

const kinds = [
  'vpc',
  'vpcFirewall',
  'vpcRouter',
  'routerRoute',
  'vpcSubnet',
  'internetGateway',
  'internetGatewayIpPool',
  'internetGatewayIpAddress',
] as const

const counts = () => Promise.all(kinds.map((kind) => rack.count(kind)))

function named(name: string, given: Partial<VpcCreate> = {}): VpcCreate {
  return { name, description: 'Made', dnsName: 'dns', ...given }
}

describe('listing and viewing', () => {
  test('shows the VPCs of the project and no others', async () => {
    const project = await rack.newProject()
    const { items } = await admin.does('vpcList', { query: { project: project.name } })
    expect(items.map(({ name, projectId }) => [name, projectId])).toEqual([['default', project.id]])
  })

  test('finds a VPC by name and by id', async () => {
    const { vpc, project } = await newNetwork(rack)
    expect(await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } })).toEqual(vpc)
    expect(await admin.does('vpcView', { params: { vpc: vpc.id } })).toEqual(vpc)
  })
})

describe('a new VPC', () => {
  test('has what was asked for, and a prefix of its own', async () => {
    const { id: project } = await rack.newProject()
    const vpc = await admin.does('vpcCreate', { query: { project }, body: named('second') })
    expect(vpc).toEqual({
      id: expect.any(String),
      name: 'second',
      description: 'Made',
      dnsName: 'dns',
      timeCreated: rack.now,
      timeModified: rack.now,
      projectId: project,
      systemRouterId: expect.any(String),
      ipv6Prefix: expect.stringMatching(/^fd[0-9a-f]{2}(:[0-9a-f]{1,4}){0,2}::\/48$/),
    })
    const prefixes = new Set([vpc.ipv6Prefix])
    for (let number = 0; number < 4; number++) prefixes.add((await newNetwork(rack)).vpc.ipv6Prefix)
    expect(prefixes.size).toBe(5)
  })

  test('can have the prefix that is asked for, also one that another has', async () => {
    const { project } = await newNetwork(rack)
    for (const name of ['one', 'two']) {
      const body = named(name, { ipv6Prefix: 'FD12:3456:0789::1/48' })
      const vpc = await admin.does('vpcCreate', { query: { project }, body })
      expect(vpc.ipv6Prefix).toBe('fd12:3456:789::/48')
    }
  })

  test.each(['fd00::/64', 'fc00::/48', '2001:db8::/48'])('cannot have the prefix %s', async (ipv6Prefix) => {
    const { project } = await newNetwork(rack)
    const before = await counts()
    expect(await admin.isRefused('vpcCreate', { query: { project }, body: named('a', { ipv6Prefix }) })).toEqual(
      invalidRequest('VPC IPv6 address prefixes must be in the Unique Local Address range `fd00::/48`'),
    )
    expect(await counts()).toEqual(before)
  })

  test.each(['', 'fd00::', '10.0.0.0/8'])('cannot have the prefix %j, which is none', async (ipv6Prefix) => {
    const { project } = await newNetwork(rack)
    const refused = await admin.isRefused('vpcCreate', { query: { project }, body: named('a', { ipv6Prefix }) })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })

  test('cannot have the name of another one in the project, and then leaves nothing behind', async () => {
    const { project } = await newNetwork(rack)
    const before = await counts()
    expect(await admin.isRefused('vpcCreate', { query: { project }, body: named('default') })).toEqual(
      alreadyExists('vpc', 'default'),
    )
    expect(await counts()).toEqual(before)
  })

  test('cannot have a description that is too long', async () => {
    const { project } = await newNetwork(rack)
    const body = named('a', { description: 'x'.repeat(513) })
    expect(await admin.isRefused('vpcCreate', { query: { project }, body })).toEqual(
      invalidValue('description', 'description may contain at most 512 characters'),
    )
  })

  test('cannot be in a project that there is not', async () => {
    expect(await admin.isRefused('vpcCreate', { query: { project: 'nowhere' }, body: named('a') })).toEqual(
      notFound('project', { name: 'nowhere' }),
    )
  })

  test('of several that are asked for at once by one name only one is made', async () => {
    const { project } = await newNetwork(rack)
    const before = await counts()
    const results = await Promise.all(
      Array.from({ length: 8 }, () => admin.call('vpcCreate', { query: { project }, body: named('contested') })),
    )
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
    expect(await counts()).toEqual(before.map((count, index) => count + ([1, 1, 1, 3, 1, 1, 1, 0][index] ?? 0)))
  })
})

describe('changing a VPC', () => {
  test('renames and describes it, and notes the time', async () => {
    const { vpc, project } = await newNetwork(rack)
    await rack.advance(1000)
    const body = { name: 'renamed', description: 'Anew', dnsName: 'other' }
    const after = await admin.does('vpcUpdate', { params: { vpc: 'default' }, query: { project }, body })
    expect(after).toEqual({ ...vpc, ...body, timeModified: rack.now })
    expect(await admin.does('vpcView', { params: { vpc: vpc.id } })).toEqual(after)
  })

  test.each([{}, { name: null, description: null, dnsName: null }])('leaves what %j leaves out', async (body) => {
    const { vpc } = await newNetwork(rack)
    const after = await admin.does('vpcUpdate', { params: { vpc: vpc.id }, body })
    expect(after).toEqual({ ...vpc, timeModified: rack.now })
  })

  test('leaves the firewall rules that name it', async () => {
    const { vpc, query } = await newNetwork(rack)
    const before = await admin.does('vpcFirewallRulesView', { query })
    await admin.does('vpcUpdate', { params: { vpc: vpc.id }, body: { name: 'renamed' } })
    expect(await admin.does('vpcFirewallRulesView', { query })).toEqual(before)
    expect(before.rules[0]?.targets).toEqual([{ type: 'vpc', value: 'default' }])
  })

  test('cannot give it the name of another one, and then changes nothing', async () => {
    const { vpc, project } = await newNetwork(rack)
    await admin.does('vpcCreate', { query: { project }, body: named('taken') })
    const body = { name: 'taken', dnsName: 'changed' }
    expect(await admin.isRefused('vpcUpdate', { params: { vpc: vpc.id }, body })).toEqual(alreadyExists('vpc', 'taken'))
    expect(await admin.does('vpcView', { params: { vpc: vpc.id } })).toEqual(vpc)
  })

  test('cannot give it a DNS name that is no name', async () => {
    const { vpc } = await newNetwork(rack)
    const refused = await admin.isRefused('vpcUpdate', { params: { vpc: vpc.id }, body: { dnsName: 'No' } })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })
})

describe('deleting a VPC', () => {
  test('waits for its subnets', async () => {
    const { vpc, project } = await newNetwork(rack)
    const before = await counts()
    expect(await admin.isRefused('vpcDelete', { params: { vpc: 'default' }, query: { project } })).toEqual(
      invalidRequest('VPC cannot be deleted while VPC Subnets exist'),
    )
    expect(await counts()).toEqual(before)
    expect(await admin.does('vpcView', { params: { vpc: vpc.id } })).toEqual(vpc)
  })

  test('takes everything else with it, so that nothing of it is found any more', async () => {
    const before = await counts()
    const network = await newNetwork(rack)
    const { vpc, project } = network
    const router = await network.addRouter('custom')
    const route = await network.addRoute(router.id, 'nowhere')
    const gateway = await network.addGateway('exit')
    const body = { name: 'fixed', description: '', address: '203.0.113.7' }
    const address = await admin.does('internetGatewayIpAddressCreate', { query: { gateway: gateway.id }, body })
    await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: network.query })
    expect(await admin.does('vpcDelete', { params: { vpc: 'default' }, query: { project } })).toBeUndefined()

    expect(await counts()).toEqual(before)
    expect(await admin.isRefused('vpcView', { params: { vpc: vpc.id } })).toEqual(notFound('vpc', { id: vpc.id }))
    expect((await admin.isRefused('vpcRouterView', { params: { router: router.id } })).status).toBe(404)
    expect((await admin.isRefused('vpcRouterRouteView', { params: { route: route.id } })).status).toBe(404)
    expect((await admin.isRefused('internetGatewayView', { params: { gateway: gateway.id } })).status).toBe(404)
    const gone = await admin.isRefused('internetGatewayIpAddressDelete', { params: { address: address.id } })
    expect(gone).toEqual(notFound('internet-gateway-ip-address', { id: address.id }))
    expect((await admin.does('vpcList', { query: { project } })).items).toEqual([])
  })

  test('frees its name', async () => {
    const network = await newNetwork(rack)
    await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: network.query })
    await admin.does('vpcDelete', { params: { vpc: network.vpc.id } })
    const again = await admin.does('vpcCreate', { query: { project: network.project }, body: named('default') })
    expect(again.id).not.toBe(network.vpc.id)
  })
})
