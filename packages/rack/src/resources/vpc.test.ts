import { expect, test } from 'vitest'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

test('listing shows the VPCs of the project and no others', async () => {
  const project = await rack.newProject()
  const { items } = await admin.does('vpcList', { query: { project: project.name } })
  expect(items.map(({ name, projectId }) => [name, projectId])).toEqual([['default', project.id]])
})

test('a VPC is found by name and by id', async () => {
  const { id: project } = await rack.newProject()
  const vpc = await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } })
  expect(await admin.does('vpcView', { params: { vpc: vpc.id } })).toEqual(vpc)
})

test('each VPC has addresses of its own', async () => {
  const prefixes = new Set<string>()
  for (let number = 0; number < 5; number++) {
    const { id: project } = await rack.newProject()
    prefixes.add((await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } })).ipv6Prefix)
  }
  expect(prefixes.size).toBe(5)
})

test('a VPC that has a subnet stays', async () => {
  const { id: project } = await rack.newProject()
  expect(await admin.isRefused('vpcDelete', { params: { vpc: 'default' }, query: { project } })).toEqual(
    invalidRequest('VPC cannot be deleted while VPC Subnets exist'),
  )
  expect((await admin.does('vpcList', { query: { project } })).items).toHaveLength(1)
})

test('a VPC without subnets can be deleted, and takes its system router with it', async () => {
  const { id: project } = await rack.newProject()
  const { id: vpc } = await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } })
  const routers = await rack.count('vpcRouter')
  await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: { vpc } })
  await admin.does('vpcDelete', { params: { vpc: 'default' }, query: { project } })
  expect(await admin.isRefused('vpcView', { params: { vpc } })).toEqual(notFound('vpc', { id: vpc }))
  expect((await admin.does('vpcList', { query: { project } })).items).toEqual([])
  expect(await rack.count('vpcRouter')).toBe(routers - 1)
})
