import type { AddressLotKind } from '@plenum/api'

/** How the demo rack is connected. Addresses are of networks that are set aside for documents and benchmarks. */

export const addressLots: readonly {
  name: string
  description: string
  kind: AddressLotKind
  firstAddress: string
  lastAddress: string
}[] = [
  {
    name: 'infrastructure',
    description: 'Addresses of the switches themselves',
    kind: 'infra',
    firstAddress: '192.0.2.128',
    lastAddress: '192.0.2.191',
  },
  {
    name: 'public',
    description: 'What the pool internet draws from',
    kind: 'pool',
    firstAddress: '198.18.0.0',
    lastAddress: '198.18.15.255',
  },
]

/** By switch. */
export const loopbacks = { switch0: '192.0.2.160', switch1: '192.0.2.161' } as const

/** Of our autonomous system (RFC 5398: for documents). */
export const ASN = 64_500

/** Networks in the lot `public` that peers are told of. */
export const announced = ['198.18.0.0/20'] as const

export interface UplinkData {
  name: string
  description: string
  ports: readonly string[]
  address: string
  width: number
  /** One that is not in the network of the address never answers. */
  peers: readonly string[]
}

export const uplinks: readonly UplinkData[] = [
  {
    name: 'uplink-0',
    description: 'To the first router',
    ports: ['switch0 qsfp0'],
    address: '192.0.2.129',
    width: 30,
    peers: ['192.0.2.130'],
  },
  {
    name: 'uplink-1',
    description: 'To the second router, and to one that is not there yet',
    ports: ['switch1 qsfp0'],
    address: '192.0.2.133',
    width: 30,
    peers: ['192.0.2.134', '192.0.2.138'],
  },
]
