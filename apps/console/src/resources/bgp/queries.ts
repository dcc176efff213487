import type { BgpConfig, BgpImportedRouteIpv4, BgpPeerStatus } from '@plenum/api'
import { query } from '../../api/query.ts'
import { onOnePage } from '../../list/on-one-page.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { messageRows } from './messages.ts'
import type { MessageRow } from './messages.ts'
import { ipv4Text } from './router-id.ts'

/** A session with a peer, named by the peer's address. */
export type PeerRow = BgpPeerStatus & { id: string; name: string }

export const bgpPeers = onOnePage(query('networkingBgpStatus', {}), (peers) =>
  peers.map((peer): PeerRow => ({ ...peer, id: `${peer.switch} ${peer.localAsn} ${peer.addr}`, name: peer.addr })),
)

export const bgpConfigs: ListSource<BgpConfig> = {
  page: (page) => query('networkingBgpConfigList', { query: page }),
}

export const allBgpConfigs = wholeList(bgpConfigs)

/** What a peer is told. */
export interface ExportRow {
  id: string
  /** Address of the peer. */
  name: string
  prefixes: readonly string[]
}

export const exportedPrefixes = onOnePage(query('networkingBgpExported', {}), ({ exports }) =>
  Object.entries(exports).map(([name, prefixes]): ExportRow => ({ id: name, name, prefixes })),
)

export type ImportRow = BgpImportedRouteIpv4 & { rowId: string; name: string; routerId: string }

/** What one of our autonomous systems has learned. */
export function importedRoutes(asn: number) {
  return wholeList(
    onOnePage(query('networkingBgpImportedRoutesIpv4', { query: { asn } }), (routes) =>
      routes.map((route): ImportRow => {
        const rowId = `${route.switch} ${route.prefix} ${route.nexthop}`
        return { ...route, rowId, name: route.prefix, routerId: ipv4Text(route.id) }
      }),
    ),
  )
}

/** What has been said between the switches and their peers, the last first. */
export function messagesOf(asn: number): ListSource<MessageRow> {
  return onOnePage(query('networkingBgpMessageHistory', { query: { asn } }), ({ switchHistories }) =>
    messageRows(switchHistories),
  )
}
