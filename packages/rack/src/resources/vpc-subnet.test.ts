import { expect, test } from 'vitest'
import { smallInstance } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

/** A project of its own, and how its default subnet is named. */
async function defaultSubnet() {
  const { id: project } = await rack.newProject()
  return { project, params: { subnet: 'default' }, query: { project, vpc: 'default' } }
}

test('a subnet is found by name and by id, and in the list of its VPC', async () => {
  const { params, query } = await defaultSubnet()
  const subnet = await admin.does('vpcSubnetView', { params, query })
  expect(await admin.does('vpcSubnetView', { params: { subnet: subnet.id } })).toEqual(subnet)
  expect((await admin.does('vpcSubnetList', { query })).items).toEqual([subnet])
  expect((await admin.does('vpcSubnetList', { query: { vpc: subnet.vpcId } })).items).toEqual([subnet])
})

test('a list of subnets needs a VPC', async () => {
  expect(await admin.isRefused('vpcSubnetList', { query: { project: 'storefront' } })).toEqual({
    status: 400,
    code: undefined,
    message: 'unable to parse query string: missing field `vpc`',
  })
})

test('a subnet that an interface is in stays, whether its instance runs or not', async () => {
  const { project, params, query } = await defaultSubnet()
  const inUse = invalidRequest('VPC Subnet cannot be deleted while network interfaces in the subnet exist')
  const { id } = await admin.does('instanceCreate', { query: { project }, body: smallInstance('a', { start: true }) })
  expect(await admin.isRefused('vpcSubnetDelete', { params, query })).toEqual(inUse)
  await rack.put(id, 'stopped')
  expect(await admin.isRefused('vpcSubnetDelete', { params, query })).toEqual(inUse)
  await admin.does('instanceDelete', { params: { instance: id } })
  expect(await admin.does('vpcSubnetDelete', { params, query })).toBeUndefined()
})

test('a subnet that was deleted is gone, and instances cannot be put into it', async () => {
  const { project, params, query } = await defaultSubnet()
  const { id } = await admin.does('vpcSubnetView', { params, query })
  await admin.does('vpcSubnetDelete', { params: { subnet: id } })
  expect(await admin.isRefused('vpcSubnetView', { params: { subnet: id } })).toEqual(notFound('vpc-subnet', { id }))
  const before = await rack.count('instance')
  const refused = await admin.isRefused('instanceCreate', { query: { project }, body: smallInstance('a') })
  expect(refused).toEqual(notFound('vpc-subnet', { name: 'default' }))
  expect(await rack.count('instance')).toBe(before)
})
