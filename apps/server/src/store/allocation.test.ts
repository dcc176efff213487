import type { NetworkInterface } from '@plenum/api'
import { addPool, freshRange, Network } from '@plenum/rack/testing/network'
import { rackUnderTest } from '@plenum/rack/testing/rack-under-test'
import { afterAll, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { temporaryDirectory } from './temporary-directory.ts'

const { store, close } = await openSqlite(temporaryDirectory())
afterAll(() => close())

const rack = await rackUnderTest({ store })
const admin = rack.as('admin')

async function defaultNetwork(project: string): Promise<Network> {
  return new Network(rack, await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } }))
}

test('over a database, too, no address is given twice to instances that are asked for at once', async () => {
  const { name: project } = await rack.newProject()
  const names = Array.from({ length: 40 }, (_, number) => `at-once-${number}`)
  const body = { description: '', ncpus: 1, memory: 2 ** 30, start: false, hostname: 'a' }
  const instances = await Promise.all(
    names.map((name) => admin.does('instanceCreate', { query: { project }, body: { ...body, name } })),
  )
  const nics: NetworkInterface[] = []
  for (const { id } of instances)
    nics.push(...(await admin.does('instanceNetworkInterfaceList', { query: { instance: id } })).items)
  expect(new Set(nics.map(({ ip }) => ip))).toEqual(new Set(names.map((_, number) => `172.30.0.${5 + number}`)))
  const everyNic = await store.read((tx) => tx.list('networkInterface', { limit: 10_000 }))
  expect(new Set(everyNic.map(({ mac }) => mac)).size).toBe(everyNic.length)
})

test('over a database, too, of subnets that overlap and are asked for at once only one is made', async () => {
  const { id } = await rack.newProject()
  const network = await defaultNetwork(id)
  const blocks = ['10.0.0.0/8', '10.1.0.0/16', '10.1.2.0/24', '10.1.2.64/26']
  const results = await Promise.allSettled(blocks.map((block, number) => network.addSubnet(`s-${number}`, block)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('over a database, too, everything of a VPC can be read again and goes with it', async () => {
  const { id } = await rack.newProject()
  const network = await defaultNetwork(id)
  const router = await network.addRouter('custom')
  const route = await network.addRoute(router.id, 'way')
  expect(await admin.does('vpcRouterRouteView', { params: { route: route.id } })).toEqual(route)
  const { rules } = await admin.does('vpcFirewallRulesView', { query: network.query })
  expect((await admin.does('vpcFirewallRulesUpdate', { query: network.query, body: { rules } })).rules).toHaveLength(3)
  await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: network.query })
  await admin.does('vpcDelete', { params: { vpc: network.vpc.id } })
  expect((await admin.isRefused('vpcRouterRouteView', { params: { route: route.id } })).status).toBe(404)
})

test('over a database, too, no external address is given twice', async () => {
  const { id: project } = await rack.newProject()
  const range = freshRange(30)
  const pool = await addPool(rack, 'contested', { isDefault: true }, [range])
  const bodies = Array.from({ length: 20 }, (_, number) => ({ name: `f-${number}`, description: '' }))
  const machine = { description: '', ncpus: 1, memory: 2 ** 30, start: false, hostname: 'a' }
  const externalIps = [{ type: 'ephemeral', pool } as const]
  await Promise.all([
    ...bodies.map((body) => admin.does('floatingIpCreate', { query: { project }, body })),
    ...Array.from({ length: 8 }, (_, number) =>
      admin.does('instanceCreate', { query: { project }, body: { ...machine, name: `i-${number}`, externalIps } }),
    ),
  ])
  const used = await store.read((tx) => tx.list('externalIp', { parent: pool, limit: 100 }))
  // 20 floating, 8 ephemeral, and two that four instances each share.
  const ips = used.map(({ ip }) => ip)
  expect(ips).toEqual(Array.from({ length: 30 }, (_, number) => range.first.replace(/0$/, String(number))))
  const one = await admin.isRefused('floatingIpCreate', { query: { project }, body: { name: 'late', description: '' } })
  expect(one.status).toBe(507)
  const before = { pool: 'internet', silo: 'demo' }
  await rack.as('operator').does('ipPoolSiloUpdate', { params: before, body: { isDefault: true } })
})

test('over a database, too, the only free address is given to exactly one', async () => {
  const { id: project } = await rack.newProject()
  const pool = await addPool(rack, 'single', {}, [freshRange(1)])
  const attempts = Array.from({ length: 8 }, (_, number) =>
    admin.call('floatingIpCreate', { query: { project }, body: { name: `f-${number}`, description: '', pool } }),
  )
  const results = await Promise.all(attempts)
  expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
})

test('over a database, too, of ranges that overlap and are added at once only one is there', async () => {
  const range = freshRange(20)
  const attempts = ['a', 'b', 'c', 'd'].map(async (name) => {
    const pool = await addPool(rack, `overlap-${name}`, null)
    return rack.as('operator').call('ipPoolRangeAdd', { params: { pool }, body: range })
  })
  expect((await Promise.all(attempts)).filter(({ type }) => type === 'success')).toHaveLength(1)
})

test('over a database, too, members of an anti-affinity group that are started at once are on different sleds', async () => {
  const { id: project } = await rack.newProject()
  const antiAffinityGroup = { name: 'apart', description: '', policy: 'fail', failureDomain: 'sled' } as const
  await admin.does('antiAffinityGroupCreate', { query: { project }, body: antiAffinityGroup })
  const machine = { description: '', ncpus: 1, memory: 2 ** 30, start: false, hostname: 'a' }
  const names = Array.from({ length: 10 }, (_, number) => `apart-${number}`)
  for (const name of names) {
    const body = { ...machine, name, antiAffinityGroups: ['apart'] }
    await admin.does('instanceCreate', { query: { project }, body })
  }
  await rack.settle()
  const started = await Promise.all(
    names.map((instance) => admin.call('instanceStart', { params: { instance }, query: { project } })),
  )
  const placed = await store.read((tx) => tx.list('instance', { parent: project, limit: 100 }))
  const sleds = placed.flatMap(({ sledId }) => sledId ?? [])
  expect(sleds).toHaveLength(started.filter(({ type }) => type === 'success').length)
  expect(new Set(sleds).size).toBe(sleds.length)
  expect(sleds.length).toBeGreaterThan(2)
})
