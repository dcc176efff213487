import type { FloatingIpCreate, IpRange } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { sortableIp } from '../../store/sortable-ip.ts'
import { smallInstance } from '../../testing/bodies.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, noCapacity } from '../../testing/refusals.ts'
import { takeAddress } from './address.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const exhausted = noCapacity('No external IP addresses available')
const unavailable = invalidRequest('Requested external IP address not available')
let number = 0

/** A pool with these ranges, linked to the silo, and a project that draws from it. */
async function poolOf(...ranges: IpRange[]) {
  number += 1
  const pool = await addPool(rack, `pool-${number}`, {}, ranges)
  const { id: project } = await rack.newProject()
  const body = (name: string, ip?: string): FloatingIpCreate => ({ name, description: '', pool, ip })
  const take = async (name: string, ip?: string) =>
    (await admin.does('floatingIpCreate', { query: { project }, body: body(name, ip) })).ip
  const refusal = (name: string, ip?: string) =>
    admin.isRefused('floatingIpCreate', { query: { project }, body: body(name, ip) })
  const giveBack = (floatingIp: string) =>
    admin.does('floatingIpDelete', { params: { floatingIp }, query: { project } })
  return { pool, project, body, take, refusal, giveBack }
}

const inside = ({ first }: IpRange, end: number) => first.replace(/0$/, String(end))

describe('an address that nobody chose', () => {
  test('is the first that is free, range after range', async () => {
    const ranges = [freshRange(2), freshRange(3)] as const
    const { take, giveBack, refusal } = await poolOf(ranges[1], ranges[0])
    const taken = []
    for (const name of ['a', 'b', 'c', 'd', 'e']) taken.push(await take(name))
    const ends = [inside(ranges[0], 0), inside(ranges[0], 1), ...[0, 1, 2].map((end) => inside(ranges[1], end))]
    expect(taken).toEqual(ends)
    expect(await refusal('f')).toEqual(exhausted)
    await giveBack('d')
    await giveBack('b')
    expect([await take('g'), await take('h')]).toEqual([ends[1], ends[3]])
    expect(await refusal('f')).toEqual(exhausted)
  })

  test('passes over those that somebody chose', async () => {
    const range = freshRange(4)
    const { take } = await poolOf(range)
    await take('b', inside(range, 1))
    expect([await take('a'), await take('c')]).toEqual([inside(range, 0), inside(range, 2)])
  })

  test('is found also behind very many that are in use', async () => {
    const { pool, take, refusal } = await poolOf({ first: '10.200.0.0', last: '10.200.8.0' })
    const { siloId } = await admin.does('currentUserView', {})
    await rack.store.write(async (tx) => {
      for (let count = 0; count < 2047; count++) {
        const requested = `10.200.${count >> 8}.${count & 255}`
        await takeAddress(tx, { ipPoolId: pool, siloId, requested }, { use: 'floating' })
      }
    })
    expect([await take('a'), await take('b')]).toEqual(['10.200.7.255', '10.200.8.0'])
    expect(await refusal('c')).toEqual(exhausted)
  })

  test('is the lowest one, whatever was taken and given back before', async () => {
    const ranges = [freshRange(6), freshRange(6)] as const
    const { take, giveBack } = await poolOf(...ranges)
    const all = ranges.flatMap((range) => [0, 1, 2, 3, 4, 5].map((end) => inside(range, end)))
    const used = new Map<string, string>()
    const free = () => all.filter((ip) => !used.has(ip))
    let seed = 1
    const below = (bound: number) => (seed = (seed * 48_271) % 2_147_483_647) % bound
    for (let step = 0; step < 200; step++) {
      const [lowest] = free()
      const kind = below(3)
      if (kind < 2 && lowest !== undefined) {
        const asked = kind === 1 ? free()[below(free().length)] : undefined
        const ip = await take(`step-${step}`, asked)
        expect(ip).toBe(asked ?? lowest)
        used.set(ip, `step-${step}`)
      } else {
        const ip = [...used.keys()][below(Math.max(used.size, 1))]
        if (ip === undefined) continue
        await giveBack(used.get(ip) ?? '')
        used.delete(ip)
      }
    }
  })

  test('is none of a pool without ranges', async () => {
    expect(await (await poolOf()).refusal('a')).toEqual(exhausted)
  })

  test('of IPv6 is found as those of IPv4 are', async () => {
    const { pool, take, refusal } = await poolOf()
    const range = { first: 'fd00::fffe', last: 'fd00::1:0' }
    const id = crypto.randomUUID()
    await rack.store.write((tx) => tx.insert('ipPoolRange', { id, ipPoolId: pool, timeCreated: rack.now, range }))
    expect(await take('a', 'FD00:0:0::FFFF')).toBe('fd00::ffff')
    expect([await take('b'), await take('c')]).toEqual(['fd00::fffe', 'fd00::1:0'])
    expect(await refusal('d')).toEqual(exhausted)
    expect(sortableIp('fd00::ffff') < sortableIp('fd00::1:0')).toBe(true)
  })
})

describe('an address that is asked for', () => {
  test.each([0, 5, 9])('is given when it is free and in the pool: …%d', async (end) => {
    const range = freshRange(10)
    const { take, refusal } = await poolOf(range)
    expect(await take('a', inside(range, end))).toBe(inside(range, end))
    expect(await refusal('b', inside(range, end))).toEqual(unavailable)
  })

  test.each(['10.255.255.255', '203.0.113.99', 'fd00::1'])('is refused when it is not in the pool: %s', async (ip) => {
    expect(await (await poolOf(freshRange(9))).refusal('a', ip)).toEqual(unavailable)
  })

  test('is refused while an instance uses it for source NAT', async () => {
    const range = freshRange(3)
    const { pool, project, refusal, take } = await poolOf(range)
    const operator = rack.as('operator')
    const isDefault = (of: string, value: boolean) =>
      operator.does('ipPoolSiloUpdate', { params: { pool: of, silo: 'demo' }, body: { isDefault: value } })
    await isDefault(pool, true)
    await admin.does('instanceCreate', { query: { project }, body: smallInstance('a') })
    await isDefault('internet', true)
    expect(await refusal('b', inside(range, 0))).toEqual(unavailable)
    expect(await take('b')).toBe(inside(range, 1))
  })
})

describe('asked for at once', () => {
  test('no address is given twice', async () => {
    const range = freshRange(40)
    const { project, body } = await poolOf(range)
    const names = Array.from({ length: 40 }, (_, index) => `at-once-${index}`)
    const made = await Promise.all(
      names.map((name) => admin.does('floatingIpCreate', { query: { project }, body: body(name) })),
    )
    expect(new Set(made.map(({ ip }) => ip))).toEqual(new Set(names.map((_, index) => inside(range, index))))
  })

  test.each(['the only one that is free', 'one that is named'] as const)(
    '%s is given to exactly one',
    async (which) => {
      const range = freshRange(1)
      const { project, body, giveBack } = await poolOf(range)
      const ip = which === 'one that is named' ? range.first : undefined
      const results = await Promise.all(
        ['a', 'b', 'c', 'd'].map((name) =>
          admin.call('floatingIpCreate', { query: { project }, body: body(name, ip) }),
        ),
      )
      const winners = results.flatMap((result) => (result.type === 'success' ? [result.data] : []))
      expect(winners.map((winner) => winner.ip)).toEqual([range.first])
      await giveBack(winners[0]?.name ?? '')
    },
  )

  test('an ephemeral and a floating IP do not get the same', async () => {
    const range = freshRange(1)
    const { pool, project, body } = await poolOf(range)
    const { id: instance } = await admin.does('instanceCreate', { query: { project }, body: smallInstance('a') })
    await rack.settle()
    const results = await Promise.all([
      admin.call('floatingIpCreate', { query: { project }, body: body('f') }),
      admin.call('instanceEphemeralIpAttach', { params: { instance }, body: { pool } }),
    ])
    expect(results.map(({ type }) => type).toSorted()).toEqual(['error', 'success'])
  })
})
