import type { IpRange } from '@plenum/api'

export interface PoolData {
  name: string
  description: string
  ranges: readonly IpRange[]
  /** The silos that it is linked to. */
  silos: readonly { name: string; isDefault?: true }[]
}

/** From what is set aside for documents (RFC 5737, RFC 3849) and for benchmarks (RFC 2544). */
export const demoPools: readonly PoolData[] = [
  {
    name: 'internet',
    description: 'Reachable from everywhere',
    ranges: [
      { first: '198.18.0.0', last: '198.18.15.255' },
      { first: '203.0.113.8', last: '203.0.113.255' },
    ],
    silos: [{ name: 'demo', isDefault: true }],
  },
  {
    name: 'partners',
    description: 'Reachable from the networks of partners',
    ranges: [
      { first: '198.51.100.0', last: '198.51.100.63' },
      { first: '198.51.100.128', last: '198.51.100.159' },
    ],
    silos: [{ name: 'demo' }, { name: 'lab' }],
  },
  {
    name: 'ipv6-trial',
    description: 'IPv6, to try it out',
    ranges: [{ first: '2001:db8:40::', last: '2001:db8:40:0:ffff:ffff:ffff:ffff' }],
    silos: [{ name: 'demo' }],
  },
  {
    name: 'legacy',
    description: 'What is left of the old network, all of it in use',
    ranges: [{ first: '192.0.2.250', last: '192.0.2.251' }],
    silos: [{ name: 'demo' }],
  },
  {
    name: 'lab-internet',
    description: '',
    ranges: [{ first: '192.0.2.0', last: '192.0.2.127' }],
    silos: [{ name: 'lab', isDefault: true }],
  },
  { name: 'spare', description: 'Without ranges, linked to nothing', ranges: [], silos: [] },
]

export const servicePoolRanges: readonly IpRange[] = [{ first: '192.0.2.192', last: '192.0.2.207' }]

export interface FloatingIpData {
  name: string
  description: string
  /** The default of the silo when left out. */
  pool?: string
  /** The first that is free when left out. */
  ip?: string
  /** What it is attached to. */
  instance?: string
}

export const storefrontFloatingIps: readonly FloatingIpData[] = [
  { name: 'api-front', description: 'What apps connect to', ip: '203.0.113.11', instance: 'api-blue-01' },
  { name: 'legacy-mail', description: '', pool: 'legacy', ip: '192.0.2.251' },
  { name: 'legacy-vpn', description: 'Until the last office has moved', pool: 'legacy', ip: '192.0.2.250' },
  { name: 'maintenance-page', description: 'Takes over from shop-front for the time being', ip: '203.0.113.12' },
  { name: 'partner-feed', description: 'Stock levels for partners', pool: 'partners', instance: 'queue-01' },
  { name: 'shop-front', description: 'What the name of the shop leads to', ip: '203.0.113.10', instance: 'web-01' },
  { name: 'shop-front-v6', description: '', pool: 'ipv6-trial', ip: '2001:db8:40::10' },
]
