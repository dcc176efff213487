import { beforeAll, describe, expect, test } from 'vitest'
import { addPool, newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

/** The silo has no default pool, unless a test says otherwise. */
beforeAll(async () => {
  const params = { pool: 'internet', silo: 'demo' }
  await rack.as('operator').does('ipPoolSiloUpdate', { params, body: { isDefault: false } })
})

/** The VPC that came with a project, and one that was asked for: both begin with the same things. */
const makers = [
  ['that comes with a project', async () => (await newNetwork(rack)).vpc],
  [
    'that is asked for',
    async () => {
      const { id: project } = await rack.newProject()
      const body = { name: 'asked', description: '', dnsName: 'asked' }
      return admin.does('vpcCreate', { query: { project }, body })
    },
  ],
] as const

describe.each(makers)('a VPC %s', (_, make) => {
  test('has a system router with the default routes and one to its subnet', async () => {
    const vpc = await make()
    const { items } = await admin.does('vpcRouterList', { query: { vpc: vpc.id } })
    expect(items).toMatchObject([{ id: vpc.systemRouterId, name: 'system', kind: 'system', vpcId: vpc.id }])
    const routes = await admin.does('vpcRouterRouteList', { query: { router: vpc.systemRouterId } })
    const gateway = { type: 'internet_gateway', value: 'default' }
    const subnet = { type: 'subnet', value: 'default' }
    expect(routes.items).toMatchObject([
      { name: 'default', kind: 'vpc_subnet', destination: subnet, target: subnet },
      { name: 'default-v4', kind: 'default', destination: { type: 'ip_net', value: '0.0.0.0/0' }, target: gateway },
      { name: 'default-v6', kind: 'default', destination: { type: 'ip_net', value: '::/0' }, target: gateway },
    ])
  })

  test('has a default subnet, the first of its prefix', async () => {
    const vpc = await make()
    const { items } = await admin.does('vpcSubnetList', { query: { vpc: vpc.id } })
    expect(items).toMatchObject([
      {
        name: 'default',
        description: `The default subnet for ${vpc.name}`,
        ipv4Block: '172.30.0.0/22',
        ipv6Block: vpc.ipv6Prefix.replace('/48', '/64'),
        customRouterId: null,
      },
    ])
  })

  test('has firewall rules about itself', async () => {
    const vpc = await make()
    const { rules } = await admin.does('vpcFirewallRulesView', { query: { vpc: vpc.id } })
    const self = [{ type: 'vpc', value: vpc.name }]
    const rule = { status: 'enabled', direction: 'inbound', action: 'allow', priority: 65_534, targets: self }
    expect(rules).toMatchObject([
      {
        ...rule,
        name: 'allow-icmp',
        filters: { hosts: null, ports: null, protocols: [{ type: 'icmp', value: null }] },
      },
      { ...rule, name: 'allow-internal-inbound', filters: { hosts: self, ports: null, protocols: null } },
      { ...rule, name: 'allow-ssh', filters: { hosts: null, ports: ['22'], protocols: [{ type: 'tcp' }] } },
    ])
    expect(rules.every(({ vpcId }) => vpcId === vpc.id)).toBe(true)
  })

  test('has a gateway to which nothing is attached while its silo has no default pool', async () => {
    const vpc = await make()
    const { items } = await admin.does('internetGatewayList', { query: { vpc: vpc.id } })
    expect(items).toMatchObject([{ name: 'default', vpcId: vpc.id }])
    const query = { vpc: vpc.id, gateway: 'default' }
    expect((await admin.does('internetGatewayIpPoolList', { query })).items).toEqual([])
    expect((await admin.does('internetGatewayIpAddressList', { query })).items).toEqual([])
  })
})

test('a gateway that comes with a VPC has the default pool of its silo, and no other', async () => {
  const other = await rackUnderTest()
  await addPool(other, 'beside')
  const ipPoolId = await addPool(other, 'standard', { isDefault: true })
  const foreign = await other.as({ silo: 'lab', user: 'admin' }).does('currentUserView', {})
  await addPool(other, 'theirs', { siloId: foreign.siloId, isDefault: true })
  const { query } = await newNetwork(other)
  const { items } = await other
    .as('admin')
    .does('internetGatewayIpPoolList', { query: { ...query, gateway: 'default' } })
  expect(items).toMatchObject([{ name: 'default', ipPoolId }])
})
