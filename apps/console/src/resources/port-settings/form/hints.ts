import { blockContains, ipBlock, ipFamily } from '@plenum/api/ip-block'
import { rangeSpan } from '@plenum/api/ip-range-rules'
import type { SettingsValues } from './values.ts'

function isNear(address: string, link: string, addresses: SettingsValues['addresses']): boolean {
  const span = rangeSpan({ first: address, last: address })
  return addresses.some((own) => own.linkName === link && blockContains(ipBlock(own.address), span))
}

/** Neighbours on the same wire need no network of their own. */
function isLinkLocal(address: string): boolean {
  return ipFamily(address) === 6 && blockContains(ipBlock('fe80::/10'), rangeSpan({ first: address, last: address }))
}

/** What can be sent, but probably is not what was meant. */
export function hintsOf({ addresses, routes, bgpPeers }: SettingsValues): string[] {
  const unreached = (what: string, address: string, link: string) =>
    isLinkLocal(address) || isNear(address, link, addresses)
      ? []
      : [`${what} ${address} is in no network of an address of ${link}, so it is not reached over that.`]
  return [
    ...bgpPeers.flatMap(({ addr, interfaceName }) => unreached('BGP peer', addr, interfaceName)),
    ...new Set(routes.flatMap(({ gw, linkName }) => unreached('Gateway', gw, linkName))),
  ]
}
