import { expect, test } from 'vitest'
import { settingsWith } from '../testing.ts'
import { settingsBody, valuesOf } from './body.ts'
import { settingsFields } from './values.ts'

const id = '00000000-0000-4000-8000-000000000000'
const settings = {
  ...settingsWith({
    addresses: ['10.0.0.1/30', '10.0.0.5/30'],
    peers: ['10.0.0.2'],
    routes: [['0.0.0.0/0', '10.0.0.2']],
  }),
  interfaces: [
    { id: 'a', portSettingsId: 's', interfaceName: 'phy0', v6Enabled: true, kind: 'primary' as const },
    { id: 'b', portSettingsId: 's', interfaceName: 'phy0', v6Enabled: false, kind: 'vlan' as const },
  ],
  vlanInterfaces: [{ interfaceConfigId: 'b', vlanId: 300 }],
  groups: [{ portSettingsId: 's', portSettingsGroupId: id }],
}

test('settings that are read into the form and sent again are the same', () => {
  const body = settingsBody(valuesOf(settings))
  expect(body).toMatchObject({
    name: 'uplink',
    portConfig: { geometry: 'qsfp28x1' },
    groups: [id],
    links: [
      {
        linkName: 'phy0',
        mtu: 9000,
        speed: 'speed100_g',
        fec: 'rs',
        autoneg: false,
        lldp: { enabled: true, linkName: 'to the router' },
        txEq: null,
      },
    ],
    interfaces: [
      { linkName: 'phy0', v6Enabled: true, kind: { type: 'primary' } },
      { linkName: 'phy0', v6Enabled: false, kind: { type: 'vlan', vid: 300 } },
    ],
    addresses: [
      {
        linkName: 'phy0',
        addresses: [
          { addressLot: 'lot', address: '10.0.0.1/30' },
          { addressLot: 'lot', address: '10.0.0.5/30' },
        ],
      },
    ],
    routes: [{ linkName: 'phy0', routes: [{ dst: '0.0.0.0/0', gw: '10.0.0.2' }] }],
    bgpPeers: [{ linkName: 'phy0', peers: settings.bgpPeers }],
  })
  expect(body.links[0]?.lldp).not.toHaveProperty('id')
})

test('rows are sent by their links', () => {
  const values = valuesOf(settingsWith({ routes: [['0.0.0.0/0', '10.0.0.2']] }))
  const [route] = values.routes
  if (!route) throw new Error('no route')
  const { routes } = settingsBody({
    ...values,
    routes: [route, { ...route, linkName: 'phy1' }, { ...route, dst: '::/0' }],
  })
  expect(routes?.map(({ linkName, routes: own }) => [linkName, own.map(({ dst }) => dst)])).toEqual([
    ['phy0', ['0.0.0.0/0', '::/0']],
    ['phy1', ['0.0.0.0/0']],
  ])
  expect(routes?.[0]?.routes[0]).not.toHaveProperty('linkName')
})

test('the form takes settings as they are', () => {
  const { error } = settingsFields.safeParse({ ...valuesOf(settingsWith({})), addresses: [] })
  expect(error?.issues ?? []).toEqual([])
})
