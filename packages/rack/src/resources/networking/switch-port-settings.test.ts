import type { SwitchPortSettingsCreate } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { addBgpConfig, addLot, bgpPeer, portAt, portSettings } from '../../testing/port-settings.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'

const create = (body: SwitchPortSettingsCreate) => operator.does('networkingSwitchPortSettingsCreate', { body })
const isRefused = (body: SwitchPortSettingsCreate) => operator.isRefused('networkingSwitchPortSettingsCreate', { body })
const remove = (settings: string) =>
  operator.does('networkingSwitchPortSettingsDelete', { query: { portSettings: settings } })

/** The body's part that takes an address for the only link. */
const taking = (...addresses: string[]) => ({
  addresses: [{ linkName: 'phy0', addresses: addresses.map((address) => ({ addressLot: 'ports', address })) }],
})

beforeAll(async () => {
  await addLot(rack, 'ports', '10.5.0.0', '10.5.0.99')
  await addBgpConfig(rack, 'first', 64_510)
  await addBgpConfig(rack, 'second', 64_511)
})

describe('new settings', () => {
  test('have all that was asked for, each part with the settings that it is of', async () => {
    const made = await create(
      portSettings('whole', {
        description: 'Everything',
        links: [
          {
            linkName: 'phy0',
            mtu: 9000,
            speed: 'speed200_g',
            fec: 'rs',
            autoneg: true,
            lldp: { enabled: true, systemName: 'rack' },
            txEq: { main: 4 },
          },
        ],
        interfaces: [
          { linkName: 'phy0', v6Enabled: true, kind: { type: 'vlan', vid: 4095 } },
          { linkName: 'phy0', v6Enabled: false, kind: { type: 'primary' } },
        ],
        routes: [{ linkName: 'phy0', routes: [{ dst: '0.0.0.0/0', gw: '10.5.0.2', vid: 300, ribPriority: 7 }] }],
        bgpPeers: [{ linkName: 'phy0', peers: [bgpPeer('first', '10.5.0.2', { md5AuthKey: '~'.repeat(80) })] }],
        ...taking('10.5.0.1/30'),
      }),
    )
    const portSettingsId = made.id
    const [lot] = (await operator.does('networkingAddressLotList', {})).items.filter(({ name }) => name === 'ports')
    const bgp = (await operator.does('networkingBgpConfigList', {})).items.find(({ name }) => name === 'first')
    expect(made).toMatchObject({
      name: 'whole',
      description: 'Everything',
      timeCreated: rack.now,
      port: { portSettingsId, geometry: 'qsfp28x1' },
      groups: [],
      links: [
        {
          portSettingsId,
          linkName: 'phy0',
          fec: 'rs',
          lldpLinkConfig: { enabled: true, systemName: 'rack' },
          txEqConfig: { main: 4 },
        },
      ],
      interfaces: [{ interfaceName: 'phy0', kind: 'vlan', v6Enabled: true }, { kind: 'primary' }],
      vlanInterfaces: [{ interfaceConfigId: made.interfaces[0]?.id, vlanId: 4095 }],
      routes: [{ portSettingsId, interfaceName: 'phy0', dst: '0.0.0.0/0', vlanId: 300, ribPriority: 7 }],
      bgpPeers: [{ bgpConfig: bgp?.id, addr: '10.5.0.2' }],
      addresses: [{ portSettingsId, address: '10.5.0.1/30', addressLotId: lot?.id, addressLotName: 'ports' }],
    })
    expect(await operator.does('networkingSwitchPortSettingsView', { params: { port: 'whole' } })).toEqual(made)
    expect(await operator.does('networkingSwitchPortSettingsView', { params: { port: made.id } })).toEqual(made)
  })

  test.each([
    [
      'a lot',
      portSettings('x', {
        addresses: [{ linkName: 'phy0', addresses: [{ addressLot: 'no', address: '10.0.0.1/8' }] }],
      }),
      'AddressLot not found',
    ],
    [
      'a BGP configuration',
      portSettings('x', { bgpPeers: [{ linkName: 'phy0', peers: [bgpPeer('no', '10.5.0.2')] }] }),
      'BGP config not found',
    ],
    ['an address that the lot has', portSettings('x', taking('10.6.0.1/30')), 'address not in lot'],
    ['addresses that differ', portSettings('x', taking('10.5.0.40/30', '10.5.0.40/31')), 'address unavailable'],
  ])('need %s', async (_, body, message) => {
    expect(await isRefused(body)).toEqual(invalidRequest(message))
  })

  test('cannot take over a group, for there are none', async () => {
    expect(await isRefused(portSettings('x', { groups: ['missing'] }))).toEqual(
      notFound('switch-port-settings-group', { name: 'missing' }),
    )
  })

  test('cannot take an address that others have, until these are gone', async () => {
    await create(portSettings('holder', taking('10.5.0.9/30')))
    expect(await isRefused(portSettings('wanting', taking('10.5.0.9/29')))).toEqual(
      invalidRequest('address unavailable'),
    )
    await remove('holder')
    await create(portSettings('wanting', taking('10.5.0.9/29')))
  })

  test.each([
    ['x'.repeat(81), 'must be at most 80 characters'],
    ['naïve', 'must be printable ASCII'],
    ['tab\t', 'must be printable ASCII'],
  ])('cannot sign a session with %j', async (md5AuthKey, reason) => {
    const bgpPeers = [{ linkName: 'phy0', peers: [bgpPeer('first', '10.5.0.2', { md5AuthKey })] }]
    expect(await isRefused(portSettings('x', { bgpPeers }))).toEqual(invalidValue('md5_auth_key', reason))
  })
})

describe('settings of a name that is there', () => {
  test('replace those, keep their id and their own addresses, and stay on their ports', async () => {
    const before = await create(portSettings('again', taking('10.5.0.20/30')))
    await operator.does('networkingSwitchPortApplySettings', { ...portAt('qsfp9'), body: { portSettings: 'again' } })
    await rack.advance(1000)
    const after = await create(portSettings('again', { description: 'Anew', ...taking('10.5.0.20/31') }))
    expect(after).toMatchObject({ id: before.id, timeCreated: before.timeCreated, description: 'Anew' })
    expect(after.timeModified).toEqual(rack.now)
    expect(after.addresses.map(({ address }) => address)).toEqual(['10.5.0.20/31'])
    const { items } = await operator.does('networkingSwitchPortList', {})
    expect(items.filter((port) => port.portSettingsId === before.id).map(({ portName }) => portName)).toEqual(['qsfp9'])
  })

  test('cannot bring another autonomous system to a switch that has one', async () => {
    const bgpPeers = [{ linkName: 'phy0', peers: [bgpPeer('second', '10.5.0.2')] }]
    await create(portSettings('changing'))
    await operator.does('networkingSwitchPortApplySettings', { ...portAt('qsfp8'), body: { portSettings: 'changing' } })
    expect(await isRefused(portSettings('changing', { bgpPeers }))).toEqual(
      conflict('a different asn is already configured on this switch'),
    )
    const kept = await operator.does('networkingSwitchPortSettingsView', { params: { port: 'changing' } })
    expect(kept.bgpPeers).toEqual([])
  })
})

const named = async (settings: string) =>
  (await operator.does('networkingSwitchPortSettingsList', { query: { portSettings: settings } })).items

describe('the list', () => {
  test('has names and no more, in order, page by page', async () => {
    const query = { sortBy: 'name_ascending', limit: 1000 } as const
    const { items } = await operator.does('networkingSwitchPortSettingsList', { query })
    const names = items.map(({ name }) => name)
    expect(names).toEqual(names.toSorted())
    expect(names).toContain('uplink-0')
    const first = await operator.does('networkingSwitchPortSettingsList', { query: { limit: 1 } })
    const { nextPage: pageToken } = first
    const second = await operator.does('networkingSwitchPortSettingsList', { query: { limit: 1, pageToken } })
    expect([...first.items, ...second.items]).toEqual(items.slice(0, 2))
  })

  test('has only those that are asked for', async () => {
    expect((await named('uplink-1')).map(({ name }) => name)).toEqual(['uplink-1'])
    expect(await named('missing')).toEqual([])
    expect(await named(MISSING)).toEqual([])
  })
})

describe('settings that go', () => {
  test('leave their ports without', async () => {
    const { id } = await create(portSettings('going'))
    await operator.does('networkingSwitchPortApplySettings', { ...portAt('qsfp7'), body: { portSettings: id } })
    expect(await remove(id)).toBeUndefined()
    expect(await operator.isRefused('networkingSwitchPortSettingsView', { params: { port: id } })).toEqual(
      notFound('switch-port-settings', { id }),
    )
    const { items } = await operator.does('networkingSwitchPortList', {})
    expect(items.filter((port) => port.portSettingsId === id)).toEqual([])
  })

  test('must be named, and be there', async () => {
    expect(await operator.isRefused('networkingSwitchPortSettingsDelete', {})).toEqual(
      invalidRequest('name or id required'),
    )
    const query = { portSettings: 'missing' }
    expect(await operator.isRefused('networkingSwitchPortSettingsDelete', { query })).toEqual(
      invalidRequest('port settings not found'),
    )
  })
})
