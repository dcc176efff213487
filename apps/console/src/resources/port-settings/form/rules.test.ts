import { describe, expect, test } from 'vitest'
import { settingsWith } from '../testing.ts'
import { valuesOf } from './body.ts'
import {
  isSameRoute,
  linkNamesLeft,
  readPrefixes,
  whyNotAddress,
  whyNotHoldTime,
  whyNotInterface,
  whyNotLinks,
  whyNotOfLinks,
  whyNotPeerAddress,
  whyNotRoute,
  whyNotVlan,
} from './rules.ts'
import { settingsSchema } from './schema.ts'
import type { SettingsValues } from './values.ts'

const { links, bgpPeers } = valuesOf(settingsWith({ peers: ['10.0.0.2'] }))
const [link] = links
if (!link) throw new Error('no link')
const withLinks = (...names: readonly string[]) => names.map((linkName) => ({ ...link, linkName }))

describe('links', () => {
  test('are those that the port is split into', () => {
    expect(whyNotLinks({ geometry: 'qsfp28x1', links: withLinks('phy0') })).toBeUndefined()
    expect(whyNotLinks({ geometry: 'sfp28x4', links: withLinks('phy3') })).toBeUndefined()
    expect(whyNotLinks({ geometry: 'qsfp28x2', links: withLinks('phy0', 'phy2') })).toBe(
      'phy2 is not a link of QSFP28 × 2',
    )
    expect(whyNotLinks({ geometry: 'qsfp28x1', links: [] })).toBe('Settings need a link')
  })

  test('that are left are those that nobody has added', () => {
    expect(linkNamesLeft('sfp28x4', withLinks('phy0', 'phy2'))).toEqual(['phy1', 'phy3'])
    expect(linkNamesLeft('qsfp28x1', withLinks('phy0'))).toEqual([])
  })

  test('that rows are of must be there', () => {
    expect(whyNotOfLinks([{ linkName: 'phy0' }], links)).toBeUndefined()
    expect(whyNotOfLinks([{ linkName: 'phy0' }, { linkName: 'phy1' }], links)).toBe(
      'There is no link phy1 in these settings',
    )
  })
})

const vlan = (vid: number) => ({ linkName: 'phy0', v6Enabled: false, kind: { type: 'vlan' as const, vid } })

test('a link has one interface of a kind, and one for each VLAN', () => {
  const primary = { linkName: 'phy0', v6Enabled: false, kind: { type: 'primary' as const } }
  expect(whyNotInterface(primary, [vlan(1)])).toBeUndefined()
  expect(whyNotInterface(vlan(2), [vlan(1), primary])).toBeUndefined()
  expect(whyNotInterface({ ...primary, linkName: 'phy1' }, [primary])).toBeUndefined()
  expect(whyNotInterface({ ...primary, v6Enabled: true }, [primary])).toBe('phy0 has such an interface already')
  expect(whyNotInterface(vlan(1), [vlan(1)])).toBe('phy0 has such an interface already')
})

const at = new Date(0)
const lot = {
  id: 'lot',
  name: 'edge',
  description: '',
  timeCreated: at,
  timeModified: at,
  kind: 'infra' as const,
  blocks: [{ id: 'b', firstAddress: '10.0.0.0', lastAddress: '10.0.0.9' }],
}
const choices = { lots: [lot], taken: [{ lotId: 'lot', address: '10.0.0.8', by: 'uplink-0' }] }
const own = [{ linkName: 'phy0', addressLot: 'lot', address: '10.0.0.1/30' }]

test.each([
  ['10.0.0.2/30', undefined],
  ['10.0.0.2', 'Must contain an IP address and a width, separated by a /'],
  ['10.0.0.2/33', 'Max width for IPv4 is 32'],
  ['10.0.0.10/30', 'Not in edge, which has 10.0.0.0–10.0.0.9'],
  ['fd00::1/64', 'Not in edge, which has 10.0.0.0–10.0.0.9'],
  ['10.0.0.1/31', 'These settings have it already'],
  ['10.0.0.8/29', 'uplink-0 has it already'],
])('an address %s: %s', (address, reason) => {
  expect(whyNotAddress({ addressLot: 'lot', address }, own, choices)).toBe(reason)
})

test.each([
  ['0.0.0.0/0', '10.0.0.2', {}],
  ['::/0', 'fe80::1', {}],
  ['::/0', '10.0.0.2', { gw: 'Must be IPv6, as the destination is' }],
  ['10.0.0.0', 'x', { dst: 'Must contain an IP address and a width, separated by a /', gw: 'Not a valid IP address' }],
])('a route to %s by %s: %j', (dst, gw, expected) => {
  expect(whyNotRoute({ dst, gw })).toEqual(expected)
})

test.each([
  [1, undefined],
  [4094, undefined],
  [0, 'Must be 1 to 4094'],
  [4095, 'Must be 1 to 4094'],
  [1.5, 'Must be 1 to 4094'],
  [Number.NaN, undefined],
])('a VLAN %d: %s', (vid, reason) => {
  expect(whyNotVlan(vid)).toBe(reason)
  expect(whyNotVlan(Number.NaN, true)).toBe('required')
})

test('routes differ by their link, destination, gateway and VLAN, not by their priority', () => {
  const route = { linkName: 'phy0', dst: '0.0.0.0/0', gw: '10.0.0.2' }
  expect(isSameRoute(route, { ...route, vid: null, ribPriority: 7 })).toBe(true)
  expect(isSameRoute(route, { ...route, vid: 3 })).toBe(false)
  expect(isSameRoute(route, { ...route, gw: '10.0.0.3' })).toBe(false)
})

test.each([
  [0, 30, undefined],
  [3, 1, undefined],
  [2, 1, 'Must be 0, or at least 3 seconds'],
  [6, 6, 'Must be longer than the keepalive time'],
])('a hold time of %d with keepalives each %d: %s', (holdTime, keepalive, reason) => {
  expect(whyNotHoldTime(holdTime, keepalive)).toBe(reason)
})

test('a link has a peer once', () => {
  expect(whyNotPeerAddress('10.0.0.2', 'phy0', bgpPeers)).toBe('phy0 has this peer already')
  expect(whyNotPeerAddress('10.0.0.2', 'phy1', bgpPeers)).toBeUndefined()
  expect(whyNotPeerAddress('10.0.0.3', 'phy0', bgpPeers)).toBeUndefined()
  expect(whyNotPeerAddress('router', 'phy0', [])).toBe('Not a valid IP address')
})

test('prefixes are read line by line, each once', () => {
  expect(readPrefixes('10.0.0.0/8\n\n10.0.0.0/8, fd00::/8')).toEqual({ prefixes: ['10.0.0.0/8', 'fd00::/8'] })
  expect(readPrefixes('10.0.0.0/8\n10.0.0.0').wrong).toBe('10.0.0.0')
})

describe('settings as a whole', () => {
  const values = valuesOf(settingsWith({ routes: [['0.0.0.0/0', '10.0.0.2']], peers: ['10.0.0.2'] }))
  const complaints = (given: Partial<SettingsValues>) => {
    const { error } = settingsSchema(new Set(['there'])).safeParse({ ...values, ...given })
    return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
  }

  test('are good when every row is of a link that is there', () => {
    expect(complaints({ bgpPeers: values.bgpPeers.map((peer) => ({ ...peer, bgpConfig: 'edge' })) })).toEqual([])
  })

  test('do not replace others in silence', () => {
    expect(complaints({ name: 'there' })).toContain('name: Settings of this name are there; edit those instead')
  })

  test('are refused where their rows are of a link that was removed', () => {
    expect(complaints({ links: [] })).toEqual(
      expect.arrayContaining([
        'links: Settings need a link',
        'routes: There is no link phy0 in these settings',
        'bgpPeers: There is no link phy0 in these settings',
      ]),
    )
  })
})
