import type { InstanceCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { newDisk, smallInstance } from '../../testing/bodies.ts'
import { newOutside } from '../../testing/external-ips.ts'
import type { Outside } from '../../testing/external-ips.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, noCapacity, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

const census = () =>
  Promise.all((['instance', 'disk', 'networkInterface', 'externalIp'] as const).map((kind) => rack.count(kind)))

/** How an instance with these external IPs is refused; asserts that nothing is left of the attempt. */
async function refusal({ query }: Outside, given: Partial<InstanceCreate>) {
  const before = await census()
  const refused = await admin.isRefused('instanceCreate', { query, body: smallInstance('refused', given) })
  expect(await census()).toEqual(before)
  return refused
}

describe('a new instance', () => {
  test('has the external IPs that were asked for, attached before it has even been created', async () => {
    const outside = await newOutside(rack)
    const byName = await outside.addFloating('by-name')
    const byId = await outside.addFloating('by-id')
    const externalIps: InstanceCreate['externalIps'] = [
      { type: 'floating', floatingIp: 'by-name' },
      { type: 'ephemeral', pool: 'partners' },
      { type: 'floating', floatingIp: byId.id },
    ]
    const body = smallInstance('reachable', { externalIps })
    const { id, runState } = await admin.does('instanceCreate', { query: outside.query, body })
    expect(runState).toBe('creating')
    const ips = await outside.externalIpsOf(id)
    expect(ips.map((ip) => [ip.kind, ip.ip])).toEqual([
      ['ephemeral', expect.stringMatching(/^198\.51\.100\./)],
      ['floating', byId.ip],
      ['floating', byName.ip],
    ])
    await rack.settle()
    expect(await outside.externalIpsOf(id)).toEqual(ips)
  })

  test('has an ephemeral IP of the default pool when no pool is named', async () => {
    const outside = await newOutside(rack)
    const instance = await outside.addInstance('a', { externalIps: [{ type: 'ephemeral' }] })
    expect(await outside.externalIpsOf(instance)).toMatchObject([{ ip: expect.stringMatching(/^198\.18\./) }])
  })

  test('may have 32, an ephemeral one among them', async () => {
    const outside = await newOutside(rack)
    const names = Array.from({ length: 31 }, (_, number) => `f-${number}`)
    for (const name of names) await outside.addFloating(name)
    const floating = names.map((floatingIp) => ({ type: 'floating', floatingIp }) as const)
    const externalIps = [{ type: 'ephemeral' } as const, ...floating]
    const instance = await outside.addInstance('a', { externalIps })
    expect(await outside.externalIpsOf(instance)).toHaveLength(32)
  })
})

describe('is refused, and nothing is left of it,', () => {
  test('with a floating IP that is attached to another instance', async () => {
    const outside = await newOutside(rack)
    await outside.addFloating('taken')
    await outside.attach('taken', await outside.addInstance('owner'))
    const externalIps: InstanceCreate['externalIps'] = [
      { type: 'ephemeral' },
      { type: 'floating', floatingIp: 'taken' },
    ]
    expect(await refusal(outside, { externalIps })).toEqual(
      invalidRequest('floating IP cannot be attached to one instance while still attached to another'),
    )
  })

  test('with a floating IP of another project', async () => {
    const { id } = await (await newOutside(rack)).addFloating('elsewhere')
    const externalIps: InstanceCreate['externalIps'] = [{ type: 'floating', floatingIp: id }]
    expect(await refusal(await newOutside(rack), { externalIps })).toEqual(
      invalidRequest('floating IP must be in the same project as the instance'),
    )
  })

  test('with a floating IP that there is not', async () => {
    const externalIps: InstanceCreate['externalIps'] = [{ type: 'floating', floatingIp: 'missing' }]
    expect(await refusal(await newOutside(rack), { externalIps })).toEqual(notFound('floating-ip', { name: 'missing' }))
  })

  test.each([
    ['spare', notFound('ip-pool', { name: 'spare' })],
    ['legacy', noCapacity('No external IP addresses available')],
  ])('with an ephemeral IP of the pool %s', async (pool, expected) => {
    const outside = await newOutside(rack)
    expect(await refusal(outside, { externalIps: [{ type: 'ephemeral', pool }] })).toEqual(expected)
  })

  test('with a disk that cannot be made, though all addresses could be taken', async () => {
    const outside = await newOutside(rack)
    await outside.addInstance('owner', { disks: [newDisk('owned')] })
    const floating = await outside.addFloating('f')
    const externalIps: InstanceCreate['externalIps'] = [{ type: 'floating', floatingIp: 'f' }, { type: 'ephemeral' }]
    expect(await refusal(outside, { externalIps, disks: [newDisk('owned')] })).toEqual(alreadyExists('disk', 'owned'))
    expect(await admin.does('floatingIpView', { params: { floatingIp: floating.id } })).toEqual(floating)
  })
})

describe('an instance that is deleted', () => {
  test('gives its ephemeral IP back, and leaves its floating IPs', async () => {
    const range = freshRange(1)
    const pool = await addPool(rack, 'tiny', {}, [range])
    const outside = await newOutside(rack)
    const floating = await outside.addFloating('kept')
    const before = await rack.count('externalIp')
    const externalIps: InstanceCreate['externalIps'] = [
      { type: 'ephemeral', pool },
      { type: 'floating', floatingIp: 'kept' },
    ]
    const instance = await outside.addInstance('going', { externalIps })
    await rack.advance(1000)
    await admin.does('instanceDelete', { params: { instance } })
    expect(await admin.does('floatingIpView', { params: { floatingIp: floating.id } })).toEqual({
      ...floating,
      timeModified: rack.now,
    })
    expect(await rack.count('externalIp')).toBe(before)
    const next = await outside.addInstance('next', { externalIps: [{ type: 'ephemeral', pool }] })
    expect(await outside.externalIpsOf(next)).toMatchObject([{ ip: range.first }])
  })
})
