import { BgpPeer } from '@plenum/api/bgp-peer'
import { Description, Name } from '@plenum/api/scalars'
import { SwitchPortGeometry, SwitchPortLinkCreate } from '@plenum/api/switch-port-link'
import {
  SwitchPortAddressCreate,
  SwitchPortInterfaceCreate,
  SwitchPortRouteCreate,
} from '@plenum/api/switch-port-settings'
import type { AddressLot, BgpConfig } from '@plenum/api'
import { z } from 'zod'
import type { LotWithBlocks } from '../../address-lot/queries.ts'

const ofLink = { linkName: Name }

/** The fields of the form: rows are as they are sent, but each says by itself which link it is of. */
export const settingsFields = z.object({
  name: Name,
  description: Description,
  geometry: SwitchPortGeometry,
  /** Other settings that these take over; there is no way to make a group, so those that are there are kept. */
  groups: z.array(z.string()),
  links: z.array(SwitchPortLinkCreate),
  interfaces: z.array(SwitchPortInterfaceCreate),
  addresses: z.array(SwitchPortAddressCreate.extend(ofLink)),
  routes: z.array(SwitchPortRouteCreate.extend(ofLink)),
  /** Of a peer, the interface is the link. */
  bgpPeers: z.array(BgpPeer),
})

export type SettingsValues = z.infer<typeof settingsFields>
export type LinkRow = SettingsValues['links'][number]
export type InterfaceRow = SettingsValues['interfaces'][number]
export type AddressRow = SettingsValues['addresses'][number]
export type RouteRow = SettingsValues['routes'][number]
export type PeerRow = SettingsValues['bgpPeers'][number]

/** An address that somebody else has out of a lot. */
export interface TakenAddress {
  lotId: AddressLot['id']
  /** Without its width. */
  address: string
  by: string
}

/** What there is to choose from, and what is taken. */
export interface SettingsChoices {
  lots: readonly LotWithBlocks[]
  configs: readonly BgpConfig[]
  taken: readonly TakenAddress[]
  /** Settings of these names would be replaced. */
  names: ReadonlySet<string>
}

/** A number field that may be empty. */
export function given(value: number): number | undefined {
  return Number.isNaN(value) ? undefined : value
}
