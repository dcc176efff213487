import { lookup } from 'node:dns/promises'
import type { LookupAddress } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import type { LookupFunction } from 'node:net'

/** Prefixes of this machine, of its link, of its cloud's metadata, and of what is no single machine at all. */
const localIPv4 = [
  ['0.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  // Protocol assignments (RFC 6890); one cloud keeps its metadata there.
  ['192.0.0.0', 24],
  ['100.100.100.200', 32],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const

const localIPv6 = [
  // Unspecified, loopback, and IPv4 in the form that RFC 4291 has taken back.
  ['::', 96],
  // IPv4 in the form of a network's own translator (RFC 8215), of Teredo and of 6to4.
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fd00:ec2::254', 128],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const

/** What an IPv4 address is put behind to be written as one of IPv6: mapped, and for NAT64 (RFC 6052). */
const embedding = ['::ffff:', '64:ff9b::'] as const
const EMBEDDING_BITS = 96

function blockList(): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of localIPv4) {
    list.addSubnet(net, prefix, 'ipv4')
    for (const before of embedding) list.addSubnet(`${before}${net}`, EMBEDDING_BITS + prefix, 'ipv6')
  }
  for (const [net, prefix] of localIPv6) list.addSubnet(net, prefix, 'ipv6')
  return list
}

const local = blockList()

/**
 * Whether an address leads to this machine or its link, or is of no single machine; so is whatever is no address.
 * Private networks are not local: there stand what an organisation runs for itself.
 */
export function isLocalAddress(address: string): boolean {
  const [bare = ''] = address.split('%', 1)
  const version = isIP(bare)
  return version === 0 || local.check(bare, version === 4 ? 'ipv4' : 'ipv6')
}

/** A host has no address that may be contacted. */
export class LocalTargetError extends Error {
  constructor(host: string) {
    super(`${host} is an address of this machine or its link, which is not contacted`)
    this.name = 'LocalTargetError'
  }
}

/** Names that are kept for examples and for nothing at all (RFC 2606): whoever asked for them would ask in vain. */
const RESERVED = /(?:^|\.)(?:example|invalid|example\.(?:com|net|org))\.?$/i

/** A host's name can have no address. */
export class ReservedNameError extends Error {
  constructor(host: string) {
    super(`${host} is reserved for examples`)
    this.name = 'ReservedNameError'
  }
}

/** All addresses that a host has, as its name server says. */
export type Resolve = (host: string) => Promise<LookupAddress[]>

/**
 * The addresses of a URL's host that may be contacted, looked up once: whoever connects must use them (`pinnedTo`) and not look
 * again, or another answer could lead elsewhere. Throws `LocalTargetError` when none is left, `ReservedNameError`, or what the
 * lookup throws.
 *
 * @param allowLocal takes them as they are
 */
export async function targetAddresses(
  { hostname }: URL,
  allowLocal: boolean,
  resolve: Resolve = (host) => lookup(host, { all: true }),
): Promise<LookupAddress[]> {
  if (RESERVED.test(hostname)) throw new ReservedNameError(hostname)
  const found = await resolve(hostname.replace(/^\[(.*)\]$/, '$1'))
  const allowed = allowLocal ? found : found.filter(({ address }) => !isLocalAddress(address))
  if (allowed.length === 0) throw new LocalTargetError(hostname)
  return allowed
}

/** The `lookup` of a connection that goes to one of these addresses, whatever its host is called. */
export function pinnedTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (host, { all }, done) => {
    const [first] = addresses
    if (all) done(null, [...addresses])
    else if (first) done(null, first.address, first.family)
    else done(new Error(`no address for ${host}`), '')
  }
}
