import type { ExternalIp } from '@plenum/api'

/** Floating IPs first: those stay when the instance goes. */
export function inOrder(ips: readonly ExternalIp[]): ExternalIp[] {
  return ips.toSorted((a, b) => Number(a.kind === 'ephemeral') - Number(b.kind === 'ephemeral'))
}
