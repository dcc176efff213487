import { describe, expect, test } from 'vitest'
import { stableId } from '../../fleet/stable-id.ts'
import { smallInstance } from '../../testing/bodies.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { probeBench, probePool } from '../../testing/probes.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, noCapacity, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'
const sled = await stableId('sled/SLD-0001')
const bench = () => probeBench(rack)

describe('a probe', () => {
  test('is on a sled, with an address outside and one in the default subnet', async () => {
    const { create, view, subnet, query } = await bench()
    const probe = await create({ name: 'first' })
    expect(probe).toEqual({
      id: probe.id,
      name: 'first',
      description: '',
      sled,
      timeCreated: rack.now,
      timeModified: rack.now,
    })
    const info = await view(probe.id)
    expect(info).toEqual({
      id: probe.id,
      name: 'first',
      sled,
      externalIps: [{ ip: expect.stringMatching(/^198\.18\./), firstPort: 0, lastPort: 65_535, kind: 'ephemeral' }],
      interface: {
        id: expect.any(String),
        name: 'first',
        kind: { type: 'probe', id: probe.id },
        ip: expect.stringMatching(/^172\.30\.0\.\d+$/),
        mac: expect.stringMatching(/^A8:40:25:F/),
        subnet: subnet.ipv4Block,
        vni: expect.any(Number),
        primary: true,
        slot: 0,
        transitIps: [],
      },
    })
    expect(info.interface.vni).toBeGreaterThanOrEqual(1024)
    expect(info.interface.vni).toBeLessThan(2 ** 24)
    expect(await view('first')).toEqual(info)
    expect((await admin.does('probeList', { query })).items).toEqual([info])
  })

  test('has the number of its VPC in common with the others there, and no address', async () => {
    const { create, view, project } = await bench()
    const body = smallInstance('beside', { networkInterfaces: { type: 'default' } })
    const instance = await admin.does('instanceCreate', { query: { project }, body })
    const { items: nics } = await admin.does('instanceNetworkInterfaceList', { query: { instance: instance.id } })
    const [a, b] = [await view((await create()).id), await view((await create()).id)]
    expect(a.interface.vni).toBe(b.interface.vni)
    const ips = [a.interface.ip, b.interface.ip, ...nics.map(({ ip }) => ip)]
    expect(new Set(ips).size).toBe(3)
    const macs = [a.interface.mac, b.interface.mac, ...nics.map(({ mac }) => mac)]
    expect(new Set(macs).size).toBe(3)
    const later = await admin.does('instanceCreate', { query: { project }, body: { ...body, name: 'later' } })
    const { items } = await admin.does('instanceNetworkInterfaceList', { query: { instance: later.id } })
    expect(ips).not.toContain(items[0]?.ip)
  })

  test('takes its address from the pool that is named, and gives it back', async () => {
    const { create, view, remove, refusal } = await bench()
    const { pool, range } = await probePool(rack, 1)
    const { id } = await create({ ipPool: pool })
    expect((await view(id)).externalIps.map(({ ip }) => ip)).toEqual([range.first])
    const counts = async () => (await operator.does('ipPoolUtilizationView', { params: { pool } })).ipv4.allocated
    expect(await counts()).toBe(1)
    expect(await refusal({ ipPool: pool })).toEqual(noCapacity('No external IP addresses available'))
    await remove(id)
    expect(await counts()).toBe(0)
    expect((await view((await create({ ipPool: pool })).id)).externalIps).toMatchObject([{ ip: range.first }])
  })

  test('gives the address in its subnet back', async () => {
    const { create, view, remove } = await bench()
    const first = await view((await create()).id)
    await remove(first.id)
    expect((await view((await create()).id)).interface.ip).toBe(first.interface.ip)
  })

  test('is found in its own project only, where it is named by id, too', async () => {
    const [one, other] = [await bench(), await bench()]
    const { id, name } = await one.create()
    for (const probe of [id, name]) {
      const by = probe === id ? { id } : { name }
      const input = { params: { probe }, query: other.query }
      expect(await admin.isRefused('probeView', input)).toEqual(notFound('probe', by))
      expect(await admin.isRefused('probeDelete', input)).toEqual(notFound('probe', by))
    }
    expect((await admin.does('probeList', { query: other.query })).items).toEqual([])
    expect(await one.view(id)).toMatchObject({ id })
  })

  test('of another silo is not found', async () => {
    const { create, query } = await bench()
    const { id } = await create()
    const elsewhere = rack.as({ silo: 'lab', user: 'admin' })
    const refusal = await elsewhere.isRefused('probeView', { params: { probe: id }, query })
    expect(refusal).toEqual(notFound('project', { id: query.project }))
  })

  test('is gone once it is deleted', async () => {
    const { create, remove, query } = await bench()
    const { id, name } = await create()
    await remove(name)
    const gone = notFound('probe', { id })
    expect(await admin.isRefused('probeView', { params: { probe: id }, query })).toEqual(gone)
    expect(await admin.isRefused('probeDelete', { params: { probe: id }, query })).toEqual(gone)
  })
})

test('probes of a project are listed by name or id, page by page', async () => {
  const { create, query } = await bench()
  const made = [await create({ name: 'list-b' }), await create({ name: 'list-a' }), await create({ name: 'list-c' })]
  const names = async (sortBy: 'name_ascending' | 'name_descending' | 'id_ascending') => {
    const first = await admin.does('probeList', { query: { ...query, sortBy, limit: 2 } })
    const rest = await admin.does('probeList', { query: { pageToken: first.nextPage, limit: 2 } })
    return [...first.items, ...rest.items].map(({ name }) => name)
  }
  expect(await names('name_ascending')).toEqual(['list-a', 'list-b', 'list-c'])
  expect(await names('name_descending')).toEqual(['list-c', 'list-b', 'list-a'])
  const byId = made.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ name }) => name)
  expect(await names('id_ascending')).toEqual(byId)
  expect(await admin.isRefused('probeList', {})).toEqual(
    unparsable('unable to parse query string: missing field `project`'),
  )
})

describe('no probe', () => {
  test('has the name of another, of whichever project, and nothing is taken for it', async () => {
    const { create } = await bench()
    const other = await bench()
    await create({ name: 'taken' })
    const before = await rack.count('externalIp')
    expect(await other.refusal({ name: 'taken' })).toEqual(alreadyExists('probe', 'taken'))
    expect(await rack.count('externalIp')).toBe(before)
  })

  test('is on a sled that there is not, or no longer', async () => {
    const { refusal } = await bench()
    expect(await refusal({ sled: MISSING })).toEqual(notFound('sled', { id: MISSING }))
    const expunged = await stableId('sled/SLD-0012')
    expect(await refusal({ sled: expunged })).toEqual(notFound('sled', { id: expunged }))
  })

  test('draws on a pool that is not linked', async () => {
    const { refusal } = await bench()
    const pool = await addPool(rack, 'probe-unlinked', null, [freshRange(1)])
    expect(await refusal({ ipPool: pool })).toEqual(notFound('ip-pool', { id: pool }))
  })

  test('is without the VPC and the subnet called default', async () => {
    const { query, project, refusal } = await bench()
    await admin.does('vpcSubnetUpdate', {
      params: { subnet: 'default' },
      query: { vpc: 'default', project },
      body: { name: 'renamed' },
    })
    expect(await refusal()).toEqual(notFound('vpc-subnet', { name: 'default' }))
    await admin.does('vpcUpdate', { params: { vpc: 'default' }, query, body: { name: 'renamed' } })
    expect(await refusal()).toEqual(notFound('vpc', { name: 'default' }))
  })

  test('can be asked for without a project', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const body = JSON.stringify({ name: 'a', description: '', sled })
    const request = new Request('http://rack.test/experimental/v1/probes', { ...init, body })
    expect((await admin.raw(request)).status).toBe(400)
  })
})
