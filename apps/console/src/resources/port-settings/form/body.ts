import type { SwitchPortSettings, SwitchPortSettingsCreate } from '@plenum/api'
import type { SettingsValues } from './values.ts'

/** Rows of the same link together, without its name in each. */
function byLink<Row extends { linkName: string }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ linkName }) => linkName)
  return [...groups].map(([linkName, own]) => ({ linkName, rows: own.map(({ linkName: _, ...row }) => row) }))
}

/** What the control plane is asked for; the values have passed the schema. */
export function settingsBody(values: SettingsValues): SwitchPortSettingsCreate {
  const { name, description, geometry, groups, links, interfaces } = values
  const peers = values.bgpPeers.map((peer) => ({ ...peer, linkName: peer.interfaceName }))
  return {
    name,
    description,
    portConfig: { geometry },
    groups,
    links,
    interfaces,
    addresses: byLink(values.addresses).map(({ linkName, rows }) => ({ linkName, addresses: rows })),
    routes: byLink(values.routes).map(({ linkName, rows }) => ({ linkName, routes: rows })),
    bgpPeers: byLink(peers).map(({ linkName, rows }) => ({ linkName, peers: rows })),
  }
}

type Interface = SettingsValues['interfaces'][number]

function interfacesOf({ interfaces, vlanInterfaces }: SwitchPortSettings): Interface[] {
  return interfaces.map(({ id, interfaceName, v6Enabled, kind }) => {
    const vid = vlanInterfaces.find(({ interfaceConfigId }) => interfaceConfigId === id)?.vlanId ?? 1
    return { linkName: interfaceName, v6Enabled, kind: kind === 'vlan' ? { type: kind, vid } : { type: kind } }
  })
}

/** The form for settings as they are, so that sending it as it is changes nothing. */
export function valuesOf(settings: SwitchPortSettings): SettingsValues {
  const { name, description, port, groups, links, routes, bgpPeers, addresses } = settings
  return {
    name,
    description,
    geometry: port.geometry,
    groups: groups.map(({ portSettingsGroupId }) => portSettingsGroupId),
    links: links.map(({ portSettingsId: _, lldpLinkConfig, txEqConfig, ...link }) => {
      const { id: __, ...lldp } = lldpLinkConfig ?? { id: '', enabled: false }
      return { ...link, lldp, txEq: txEqConfig }
    }),
    interfaces: interfacesOf(settings),
    addresses: addresses.map(({ interfaceName, address, addressLotId, vlanId }) => {
      return { linkName: interfaceName, address, addressLot: addressLotId, vlanId }
    }),
    routes: routes.map(({ interfaceName, dst, gw, vlanId, ribPriority }) => {
      return { linkName: interfaceName, dst, gw, vid: vlanId, ribPriority }
    }),
    bgpPeers,
  }
}
