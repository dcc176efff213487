import { isIP } from 'node:net'
import { isLoopback } from '../listen.ts'

/** As IPv4 where a socket that takes both has it as IPv6. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
}

/** Whether a peer is a proxy whose word counts: it is on this machine. */
function isTrusted(peer: string | undefined): peer is string {
  return peer !== undefined && isLoopback(plain(peer))
}

/**
 * Whether the client speaks TLS, as a proxy says that ends it. The last entry is the one that the proxy itself has added.
 */
export function isOverTls(peer: string | undefined, forwardedProto: string | null): boolean {
  return isTrusted(peer) && forwardedProto?.split(',').at(-1)?.trim().toLowerCase() === 'https'
}

/**
 * Where a request came from. What a proxy says of it counts only when the proxy is on this machine: anybody else could
 * say anything. The last entry is the one that the proxy itself has added.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null): string | undefined {
  if (peer === undefined || isIP(plain(peer)) === 0) return undefined
  const address = plain(peer)
  if (!isTrusted(peer)) return address
  const forwarded = plain(forwardedFor?.split(',').at(-1)?.trim() ?? '')
  return isIP(forwarded) === 0 ? address : forwarded
}
