import type { BgpPeer, SwitchPortSettings } from '@plenum/api'

interface Given {
  name?: string
  /** Networks, all of the lot `edge`. */
  addresses?: readonly string[]
  peers?: readonly string[]
  /** Destination and gateway. */
  routes?: readonly (readonly [string, string])[]
}

const at = new Date(0)

function peerAt(addr: string): BgpPeer {
  return {
    bgpConfig: 'bgp',
    interfaceName: 'phy0',
    addr,
    holdTime: 6,
    idleHoldTime: 3,
    delayOpen: 0,
    connectRetry: 3,
    keepalive: 2,
    communities: [],
    enforceFirstAs: false,
    allowedImport: { type: 'no_filtering' },
    allowedExport: { type: 'no_filtering' },
  }
}

/** Settings of one link, for tests. */
export function settingsWith({ name = 'uplink', addresses = [], peers = [], routes = [] }: Given): SwitchPortSettings {
  const portSettingsId = `id of ${name}`
  const of = { portSettingsId, interfaceName: 'phy0' }
  return {
    id: portSettingsId,
    name,
    description: '',
    timeCreated: at,
    timeModified: at,
    port: { portSettingsId, geometry: 'qsfp28x1' },
    groups: [],
    links: [
      {
        portSettingsId,
        linkName: 'phy0',
        mtu: 9000,
        speed: 'speed100_g',
        fec: 'rs',
        autoneg: false,
        lldpLinkConfig: { id: 'lldp', enabled: true, linkName: 'to the router' },
        txEqConfig: null,
      },
    ],
    interfaces: [],
    vlanInterfaces: [],
    routes: routes.map(([dst, gw]) => ({ ...of, dst, gw })),
    bgpPeers: peers.map(peerAt),
    addresses: addresses.map((address) => {
      return { ...of, address, addressLotId: 'lot', addressLotName: 'edge', addressLotBlockId: 'block' }
    }),
  }
}
