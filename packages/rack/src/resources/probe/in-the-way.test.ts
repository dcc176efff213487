import { describe, expect, test } from 'vitest'
import { probeBench, probePool } from '../../testing/probes.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const operator = rack.as('operator')

describe('a probe is in the way of', () => {
  test('deleting the subnet that it is in', async () => {
    const { create, remove, subnet } = await probeBench(rack)
    const { id } = await create()
    const params = { subnet: subnet.id }
    expect(await admin.isRefused('vpcSubnetDelete', { params })).toEqual(
      invalidRequest('VPC Subnet cannot be deleted while network interfaces in the subnet exist'),
    )
    await remove(id)
    await admin.does('vpcSubnetDelete', { params })
  })

  test('deleting its project', async () => {
    const { create, project, query, subnet } = await probeBench(rack)
    const { id, name } = await create()
    // Nothing but the probe is left in it: a VPC goes only after its subnets, and those after the probe.
    await rack.store.write(async (tx) => {
      await tx.delete('vpc', subnet.vpcId)
    })
    const params = { project }
    expect(await admin.isRefused('projectDelete', { params })).toEqual(
      invalidRequest(`project to be deleted contains a probe: ${name}`),
    )
    await admin.does('probeDelete', { params: { probe: id }, query })
    await admin.does('projectDelete', { params })
  })

  test('taking the range of its address out of the pool, and the pool from the silo', async () => {
    const { create, remove } = await probeBench(rack)
    const { pool, range } = await probePool(rack, 2)
    const { id } = await create({ ipPool: pool })
    const ofRange = { params: { pool }, body: range }
    const ofSilo = { params: { pool, silo: 'demo' } }
    expect(await operator.isRefused('ipPoolRangeRemove', ofRange)).toMatchObject({ status: 400 })
    expect(await operator.isRefused('ipPoolSiloUnlink', ofSilo)).toMatchObject({ status: 400 })
    await remove(id)
    await operator.does('ipPoolSiloUnlink', ofSilo)
    await operator.does('ipPoolRangeRemove', ofRange)
  })

  test('detaching what its address reaches the outside by', async () => {
    const { create, remove, query } = await probeBench(rack)
    const { pool } = await probePool(rack, 1)
    const inVpc = { vpc: 'default', ...query }
    const { id: gateway } = await admin.does('internetGatewayCreate', {
      query: inVpc,
      body: { name: 'way-out', description: '' },
    })
    const attached = await admin.does('internetGatewayIpPoolCreate', {
      query: { gateway },
      body: { name: 'pool', description: '', ipPool: pool },
    })
    const router = await admin.does('vpcRouterCreate', { query: inVpc, body: { name: 'out', description: '' } })
    await admin.does('vpcRouterRouteCreate', {
      query: { router: router.id },
      body: {
        name: 'out',
        description: '',
        destination: { type: 'ip_net', value: '0.0.0.0/0' },
        target: { type: 'internet_gateway', value: 'way-out' },
      },
    })
    const { id } = await create({ ipPool: pool })
    const params = { pool: attached.id }
    expect(await admin.isRefused('internetGatewayIpPoolDelete', { params })).toMatchObject({ status: 400 })
    await remove(id)
    await admin.does('internetGatewayIpPoolDelete', { params })
  })
})
