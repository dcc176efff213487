import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { newOutside } from '../../testing/external-ips.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { noCapacity } from '../../testing/refusals.ts'

/** A rack whose silo has a default pool of so many addresses, all free. */
async function bench(size: number) {
  const rack = await rackUnderTest()
  const admin = rack.as('admin')
  const range = freshRange(size)
  const pool = await addPool(rack, 'small', { isDefault: true }, [range])
  const outside = await newOutside(rack)
  const allocated = async () =>
    (await rack.as('operator').does('ipPoolUtilizationView', { params: { pool } })).ipv4.allocated
  const addressOf = async (instance: string) => {
    const stored = await rack.store.read((tx) => tx.get('instance', instance))
    return rack.store.read((tx) => tx.get('externalIp', stored?.sourceNatId ?? ''))
  }
  return { rack, admin, pool, range, outside, allocated, addressOf }
}

describe('instances reach the outside', () => {
  test('from addresses of the default pool that four of them share', async () => {
    const { outside, allocated, addressOf, range } = await bench(4)
    const ips: (string | undefined)[] = []
    for (let number = 0; number < 9; number++) ips.push((await addressOf(await outside.addInstance(`i-${number}`)))?.ip)
    expect(await allocated()).toBe(3)
    expect(new Set(ips.slice(0, 4))).toEqual(new Set([range.first]))
    expect(new Set(ips.slice(4, 8)).size).toBe(1)
    expect(new Set(ips).size).toBe(3)
  })

  test('without that address being shown among their external IPs', async () => {
    const { outside } = await bench(1)
    expect(await outside.externalIpsOf(await outside.addInstance('i'))).toEqual([])
  })

  test('each from a quarter of the ports of its own', async () => {
    const { outside, addressOf } = await bench(1)
    const ids = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await outside.addInstance(name))
    expect(await addressOf(ids[0] ?? '')).toMatchObject({ use: 'source_nat', instanceIds: ids })
  })

  test('or are not made, when no address is left for that', async () => {
    const { rack, admin, outside } = await bench(1)
    for (const name of ['a', 'b', 'c', 'd']) await outside.addInstance(name)
    const before = [await rack.count('instance'), await rack.count('networkInterface')]
    expect(await admin.isRefused('instanceCreate', { query: outside.query, body: smallInstance('e') })).toEqual(
      noCapacity('No external IP addresses available'),
    )
    expect([await rack.count('instance'), await rack.count('networkInterface')]).toEqual(before)
  })

  test('four from one address, also when they are asked for at once', async () => {
    const { admin, outside, allocated } = await bench(2)
    const results = await Promise.all(
      Array.from({ length: 9 }, (_, number) =>
        admin.call('instanceCreate', { query: outside.query, body: smallInstance(`i-${number}`) }),
      ),
    )
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(8)
    expect(await allocated()).toBe(2)
  })
})

describe('when an instance is deleted', () => {
  test('its part of the address is for the next one, and the ports of the others stay theirs', async () => {
    const { admin, outside, allocated, addressOf } = await bench(1)
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd']) ids.push(await outside.addInstance(name))
    await admin.does('instanceDelete', { params: { instance: ids[1] ?? '' } })
    expect(await addressOf(ids[0] ?? '')).toMatchObject({ instanceIds: [ids[0], null, ids[2], ids[3]] })
    const next = await outside.addInstance('e')
    expect(await addressOf(next)).toMatchObject({ instanceIds: [ids[0], next, ids[2], ids[3]] })
    expect(await allocated()).toBe(1)
  })

  test('the address is free again with the last of those that shared it', async () => {
    const { admin, outside, range, allocated } = await bench(1)
    const ids = [await outside.addInstance('a'), await outside.addInstance('b')]
    for (const instance of ids) {
      expect(await allocated()).toBe(1)
      await admin.does('instanceDelete', { params: { instance } })
    }
    expect(await allocated()).toBe(0)
    expect((await outside.addFloating('f')).ip).toBe(range.first)
  })
})

test('another silo does not share an address, though it shares the pool', async () => {
  const { rack, pool, outside, allocated } = await bench(2)
  const operator = rack.as('operator')
  await operator.does('ipPoolSiloLink', { params: { pool }, body: { silo: 'lab', isDefault: false } })
  await operator.does('ipPoolSiloUpdate', { params: { pool, silo: 'lab' }, body: { isDefault: true } })
  await outside.addInstance('a')
  const lab = rack.as({ silo: 'lab', user: 'admin' })
  await lab.does('instanceCreate', { query: { project: 'telescope' }, body: smallInstance('b') })
  expect(await allocated()).toBe(2)
})
