import { migrate } from '@plenum/rack/store/migrations/migrate'
import { everyKind } from '@plenum/rack/store/row'
import { tableOf } from '@plenum/rack/store/schema'
import { createStatements } from '@plenum/rack/store/statements'
import type { Kind } from '@plenum/rack'
import { beforeAll, expect, test } from 'vitest'
import { emptyDatabase } from './empty-database.ts'

const { database, writer } = emptyDatabase()
beforeAll(() => migrate(writer, 'sqlite'))

type Listing = Parameters<ReturnType<ReturnType<typeof createStatements>>['list']>[0]

function planOf(kind: Kind, query: Omit<Listing, 'limit'>): string[] {
  const { sql, parameters } = createStatements(writer)(kind).list({ ...query, limit: 10 })
  const plan = database.prepare(`explain query plan ${sql}`).all(...parameters.map(String))
  return plan.map(({ detail }) => String(detail))
}

const orders = ['id_ascending', 'name_ascending', 'name_descending'] as const

test.each(everyKind)('the children of a parent of a %s are read in order, none is sorted', (kind) => {
  const table = tableOf(kind)
  for (const order of orders)
    for (const after of [{}, { after: 'a' }])
      expect(planOf(kind, { parent: 'a', order, ...after })).toEqual([
        expect.stringMatching(`^SEARCH ${table} USING INDEX .*\\(parent=\\?`),
      ])
})

test.each([
  ['disk', { index: 'instanceId', equals: 'a' }, 'instance_id=?'],
  ['disk', { index: 'dueAt', atMost: 1 }, 'due_at<?'],
  ['instance', { index: 'dueAt', atMost: 1 }, 'due_at<?'],
  ['membership', { index: 'groupId', equals: 'a' }, 'group_id=?'],
  ['networkInterface', { index: 'subnetId', equals: 'a' }, 'subnet_id=?'],
  ['networkInterface', { index: 'mac', equals: 'a' }, 'mac=?'],
  ['vpcSubnet', { index: 'customRouterId', equals: 'a' }, 'custom_router_id=?'],
  ['internetGatewayIpPool', { index: 'ipPoolId', equals: 'a' }, 'ip_pool_id=?'],
  ['ipPoolLink', { index: 'ipPoolId', equals: 'a' }, 'ip_pool_id=?'],
  ['ipPoolLink', { index: 'defaultOf', equals: 'a' }, 'default_of=?'],
  ['externalIp', { index: 'instanceId', equals: 'a' }, 'instance_id=?'],
  ['externalIp', { index: 'poolInSilo', equals: 'a' }, 'pool_in_silo=?'],
  ['externalIp', { index: 'sourceNatRoom', equals: 'a' }, 'source_nat_room=?'],
  ['floatingIp', { index: 'instanceId', equals: 'a' }, 'instance_id=?'],
  ['affinityGroupMember', { index: 'instanceId', equals: 'a' }, 'instance_id=?'],
  ['antiAffinityGroupMember', { index: 'instanceId', equals: 'a' }, 'instance_id=?'],
  ['instance', { index: 'sledId', equals: 'a' }, 'sled_id=?'],
  ['alert', { index: 'dueAt', atMost: 1 }, 'due_at<?'],
  ['alertDelivery', { index: 'dueAt', atMost: 1 }, 'due_at<?'],
  ['alertDelivery', { index: 'alertId', equals: 'a' }, 'alert_id=?'],
] as const)('of all %s documents only those are read that meet %j', (kind, where, search) => {
  for (const order of orders)
    for (const rest of [{}, { after: 'a' }, { parent: 'a' }, { parent: 'a', after: 'a' }]) {
      const steps = planOf(kind, { where, order, ...rest }).filter((step) => step.includes(` ${tableOf(kind)} `))
      expect(steps).toEqual([expect.stringContaining(search)])
    }
})
