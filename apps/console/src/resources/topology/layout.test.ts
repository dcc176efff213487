import { describe, expect, test } from 'vitest'
import { arrange, OUTSIDE, pictureWidth, shownRoutes, touched } from './arrangement.ts'
import { memberRows, SHOWN_MAX } from './groups.ts'
import type { Rect } from './layered.ts'
import { layered } from './layered.ts'
import { topologyOf } from './model.ts'
import { pathOut } from './path.ts'
import { crowd, floatingIp, instance, nic, parts, route, router, subnet } from './testing.ts'

const none: ReadonlySet<string> = new Set()

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

function box(id: string) {
  return { id, height: 10 }
}

function rowsOf(names: readonly string[], open = none) {
  const nics = new Map([['id of default', names.map((name) => nic(name, 'default'))]])
  const { subnets } = topologyOf(parts({ nics, instances: names.map(instance) }))
  return memberRows('s', subnets[0]?.members ?? [], open).map((row) =>
    row.type === 'group' ? `${row.label} ×${row.members.length}` : row.member.instance,
  )
}

describe('a picture', () => {
  test.each([0, 1, 3, 30, 200])('of %s instances has no boxes that overlap, and all of them inside', (count) => {
    const topology = topologyOf(crowd(count))
    const open = new Set([`${topology.subnets[0]?.subnet.id}/web`])
    const scrolled = { top: 300, height: 500 }
    for (const { layout } of [arrange(topology, none), arrange(topology, open), arrange(topology, open, scrolled)]) {
      const boxes = [...layout.boxes.values()]
      expect(boxes).toHaveLength(3 + 2 + 2 + 1)
      expect(layout.width).toBe(pictureWidth)
      for (const [index, box] of boxes.entries()) {
        expect(box.x).toBeGreaterThan(0)
        expect(box.y).toBeGreaterThan(0)
        expect(box.x + box.width).toBeLessThan(layout.width)
        expect(box.y + box.height).toBeLessThan(layout.height)
        expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([])
      }
    }
  })

  test('is the same in whichever order the API lists things', () => {
    const given = crowd(30)
    const turned = {
      ...given,
      subnets: given.subnets.toReversed(),
      instances: given.instances.toReversed(),
      routers: given.routers.toReversed(),
      gateways: given.gateways.toReversed(),
      nics: new Map([...given.nics].toReversed().map(([id, nics]) => [id, nics.toReversed()])),
    }
    expect(arrange(topologyOf(turned), none)).toEqual(arrange(topologyOf(given), none))
  })

  test('has lines from subnets to their routers, from routes to gateways, and from there outside', () => {
    const { layout, secondary } = arrange(topologyOf(crowd(3)), none)
    expect(layout.lines.map(({ id }) => id).toSorted()).toEqual(
      [
        'id of default id of system',
        'id of ingest id of system',
        'id of nodes id of inspected',
        'id of nodes id of system',
        'id of default-v4',
        'id of out',
        'id of gateway default outside',
        'id of gateway exit outside',
      ].toSorted(),
    )
    expect([...secondary]).toEqual(['id of nodes id of system'])
  })

  test('orders a column by what leads to it', () => {
    const { boxes } = layered(
      [
        { width: 10, gap: 10, boxes: [box('a'), box('b')] },
        { width: 10, gap: 0, boxes: [box('of nobody'), box('of b'), box('of a')] },
      ],
      [
        { id: '1', from: { box: 'b', at: 0 }, to: { box: 'of b', at: 0 } },
        { id: '2', from: { box: 'a', at: 0 }, to: { box: 'of a', at: 0 } },
      ],
    )
    const tops = ['of a', 'of b', 'of nobody'].map((id) => boxes.get(id)?.y ?? NaN)
    expect(tops).toEqual(tops.toSorted((a, b) => a - b))
    expect(new Set(tops).size).toBe(3)
  })

  test('keeps the shorter columns on screen while the tallest is scrolled', () => {
    const topology = topologyOf(crowd(200))
    const open = new Set([`${topology.subnets[0]?.subnet.id}/web`])
    const topAt = (top: number) => arrange(topology, open, { top, height: 500 }).layout.boxes.get(OUTSIDE)?.y ?? NaN
    expect(topAt(0)).toBeLessThan(500)
    expect(topAt(1000) - topAt(0)).toBe(1000)
    expect(topAt(100_000)).toBeLessThan(arrange(topology, open).layout.height)
  })

  test('says of a router how many routes it leaves out', () => {
    const routes = Array.from({ length: 10 }, (_, index) => route(`r${index}`, { type: 'drop' }))
    const kept = route('default', { type: 'subnet', value: 'default' }, { kind: 'vpc_subnet' })
    const shown = shownRoutes(router('system', [...routes, kept], 'system'))
    expect(shown).toMatchObject({ hidden: 2, toSubnets: 1 })
    expect(shown.routes).toHaveLength(8)
  })
})

describe('what a packet comes by', () => {
  const topology = topologyOf(crowd(3))
  const [first] = topology.subnets
  if (!first) throw new Error('no subnet')

  test('is lines and boxes that are in the picture', () => {
    const { layout } = arrange(topology, none)
    const ids = new Set([...layout.boxes.keys(), ...layout.lines.map(({ id }) => id), 'id of default-v4'])
    const all = touched(pathOut(topology, first.subnet), true)
    expect([...all].filter((id) => !ids.has(id))).toEqual([])
    expect(all).toContain(OUTSIDE)
  })

  test('ends at the gateway for who has no address there', () => {
    expect(touched(pathOut(topology, first.subnet), false)).not.toContain(OUTSIDE)
  })
})

describe('the rows of a subnet', () => {
  const webs = Array.from({ length: 20 }, (_, index) => `web-${index}`)

  test('are its instances in the order of their names, numbers by their value', () => {
    expect(rowsOf(['web-10', 'web-2', 'api'])).toEqual(['api', 'web-2', 'web-10'])
  })

  test('are groups of like names when there are many, which open', () => {
    expect(rowsOf([...webs, 'db'])).toEqual(['db', 'web ×20'])
    const open = rowsOf([...webs, 'db'], new Set(['s/web']))
    expect(open.slice(0, 4)).toEqual(['db', 'web ×20', 'web-0', 'web-1'])
    expect(open).toHaveLength(22)
  })

  test('are never more than fit, and lose nobody', () => {
    const names = Array.from({ length: 40 }, (_, index) => String.fromCodePoint(97 + (index % 26)).repeat(index + 1))
    const rows = rowsOf([...names, ...webs])
    expect(rows).toHaveLength(SHOWN_MAX)
    expect(rows.at(-1)).toBe('others ×30')
    expect(rows).toContain('web ×20')
  })
})

test('floating IPs stand at the primary interface only', () => {
  const nics = new Map([
    ['id of a', [nic('web', 'a')]],
    ['id of b', [nic('web', 'b', { primary: false })]],
  ])
  const { subnets } = topologyOf(
    parts({
      subnets: [subnet('a'), subnet('b')],
      nics,
      instances: [instance('web')],
      floatingIps: [floatingIp('f', 'web')],
    }),
  )
  expect(subnets.map(({ members }) => members[0]?.floatingIps.length)).toEqual([1, 0])
})
