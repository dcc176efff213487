import { z } from 'zod'
import { IpAddress, Ipv4Address, Ipv4Net } from './ip.ts'
import { operation } from './operation.ts'
import { SwitchLocation } from './switch.ts'
import { Uint32 } from './uint.ts'

/** As in RFC 4271, section 8.2.2; a session is set up between `open_confirm` and `established`. */
export const BgpPeerState = z
  .enum(['idle', 'connect', 'active', 'open_sent', 'open_confirm', 'session_setup', 'established'])
  .meta({ id: 'BgpPeerState' })
export type BgpPeerState = z.infer<typeof BgpPeerState>

export const BgpPeerStatus = z
  .object({
    switch: SwitchLocation,
    addr: IpAddress,
    localAsn: Uint32,
    /** 0 as long as the peer has not told. */
    remoteAsn: Uint32,
    state: BgpPeerState,
    /** For how long it has been in that state. */
    stateDurationMillis: z.int().min(0),
  })
  .meta({ id: 'BgpPeerStatus' })
export type BgpPeerStatus = z.infer<typeof BgpPeerStatus>

/** The prefixes that each peer, known by its address, is told of. */
export const BgpExported = z.object({ exports: z.record(z.string(), z.array(Ipv4Net)) }).meta({ id: 'BgpExported' })
export type BgpExported = z.infer<typeof BgpExported>

export const BgpImportedRouteIpv4 = z
  .object({
    switch: SwitchLocation,
    prefix: Ipv4Net,
    nexthop: Ipv4Address,
    /** BGP identifier of the router that the route came from; an IPv4 address as a number. */
    id: Uint32,
  })
  .meta({ id: 'BgpImportedRouteIpv4' })
export type BgpImportedRouteIpv4 = z.infer<typeof BgpImportedRouteIpv4>

/** The last messages exchanged with each peer, known by its address, in the router's own form. */
export const SwitchBgpHistory = z
  .object({ switch: SwitchLocation, history: z.record(z.string(), z.unknown()) })
  .meta({ id: 'SwitchBgpHistory' })
export type SwitchBgpHistory = z.infer<typeof SwitchBgpHistory>

export const BgpMessageHistory = z
  .object({ switchHistories: z.array(SwitchBgpHistory) })
  .meta({ id: 'BgpMessageHistory' })
export type BgpMessageHistory = z.infer<typeof BgpMessageHistory>

const tag = 'system/networking'
/** Ours, as in a BGP configuration. */
const query = z.object({ asn: Uint32 })

const networkingBgpStatus = operation({
  id: 'networkingBgpStatus',
  method: 'GET',
  path: '/v1/system/networking/bgp-status',
  tag,
  summary: 'List the BGP peers of all switches and how their sessions fare',
  response: z.array(BgpPeerStatus),
  status: 200,
})

const networkingBgpExported = operation({
  id: 'networkingBgpExported',
  method: 'GET',
  path: '/v1/system/networking/bgp-exported',
  tag,
  summary: 'View the IPv4 prefixes that are announced to each BGP peer',
  response: BgpExported,
  status: 200,
})

const networkingBgpImportedRoutesIpv4 = operation({
  id: 'networkingBgpImportedRoutesIpv4',
  method: 'GET',
  path: '/v1/system/networking/bgp-routes-ipv4',
  tag,
  summary: 'List the IPv4 routes that an autonomous system has learned over BGP',
  query,
  response: z.array(BgpImportedRouteIpv4),
  status: 200,
})

const networkingBgpMessageHistory = operation({
  id: 'networkingBgpMessageHistory',
  method: 'GET',
  path: '/v1/system/networking/bgp-message-history',
  tag,
  summary: 'View the last BGP messages of an autonomous system, by switch and peer',
  query,
  response: BgpMessageHistory,
  status: 200,
})

export const bgpStatusOperations = {
  networkingBgpStatus,
  networkingBgpExported,
  networkingBgpImportedRoutesIpv4,
  networkingBgpMessageHistory,
} as const
