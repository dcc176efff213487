import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
type Order = 'name_ascending' | 'name_descending' | 'id_ascending'

/** All of a subnet's interfaces, as name, instance and id, page after page. */
async function walk(vpc: string, sortBy: Order, limit: number) {
  const seen: { name: string; instanceId: string; id: string }[] = []
  for (let query: object = { vpc, sortBy, limit }; ;) {
    const page = await admin.does('vpcSubnetListNetworkInterfaces', { params: { subnet: 'default' }, query })
    expect(page.items.length).toBeLessThanOrEqual(limit)
    seen.push(...page.items)
    if (!page.nextPage) return seen
    query = { vpc, pageToken: page.nextPage, limit }
  }
}

async function subnetWithInstances(count: number) {
  const network = await newNetwork(rack)
  const instances: string[] = []
  for (let number = 0; number < count; number++) {
    const params = [
      { name: number % 3 === 0 ? 'eth' : 'eth-b', description: '', vpcName: 'default', subnetName: 'default' },
    ]
    const body = smallInstance(`i-${number}`, { networkInterfaces: { type: 'create', params } })
    instances.push((await admin.does('instanceCreate', { query: { project: network.project }, body })).id)
  }
  return { vpc: network.vpc.id, network, instances }
}

describe.each(['name_ascending', 'name_descending', 'id_ascending'] as const)(
  'interfaces of a subnet, in order %s',
  (sortBy) => {
    test.each([1, 2, 3, 7, 100])(
      'are seen once each, page by page of %i, though they share their names',
      async (limit) => {
        const { vpc, instances } = await subnetWithInstances(7)
        const seen = await walk(vpc, sortBy, limit)
        expect(seen.map(({ instanceId }) => instanceId).toSorted()).toEqual(instances.toSorted())
        const keys = seen.map(({ name, id }) => (sortBy === 'id_ascending' ? id : `${name} ${id}`))
        const sorted = keys.toSorted()
        expect(keys).toEqual(sortBy === 'name_descending' ? sorted.toReversed() : sorted)
      },
    )
  },
)

test('interfaces of another subnet are not among them', async () => {
  const { vpc, network, instances } = await subnetWithInstances(1)
  await network.addSubnet('second', '10.0.0.0/24')
  const params = [{ name: 'eth', description: '', vpcName: 'default', subnetName: 'second' }]
  const body = smallInstance('other', { networkInterfaces: { type: 'create', params } })
  await admin.does('instanceCreate', { query: { project: network.project }, body })
  expect((await walk(vpc, 'name_ascending', 10)).map(({ instanceId }) => instanceId)).toEqual(instances)
})

test('a page goes on where it was although the interface it ended at is gone', async () => {
  const { vpc } = await subnetWithInstances(4)
  const params = { subnet: 'default' }
  const first = await admin.does('vpcSubnetListNetworkInterfaces', { params, query: { vpc, limit: 2 } })
  const all = await walk(vpc, 'name_ascending', 10)
  await rack.settle()
  const [, last] = first.items
  await admin.does('instanceDelete', { params: { instance: last?.instanceId ?? '' } })
  const query = { vpc, pageToken: first.nextPage }
  const second = await admin.does('vpcSubnetListNetworkInterfaces', { params, query })
  expect(second.items.map(({ id }) => id)).toEqual(all.slice(2).map(({ id }) => id))
})
