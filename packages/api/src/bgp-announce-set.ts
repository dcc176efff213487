import { z } from 'zod'
import { IpNet } from './ip.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId } from './page.ts'
import { Id, identity, identityCreate, NameOrId } from './scalars.ts'

/** Networks that are announced to BGP peers together. */
export const BgpAnnounceSet = z.object(identity).meta({ id: 'BgpAnnounceSet' })
export type BgpAnnounceSet = z.infer<typeof BgpAnnounceSet>

export const BgpAnnouncement = z
  .object({ announceSetId: Id, addressLotBlockId: Id, network: IpNet })
  .meta({ id: 'BgpAnnouncement' })
export type BgpAnnouncement = z.infer<typeof BgpAnnouncement>

export const BgpAnnouncementCreate = z
  .object({
    /** The block that the network lies in. */
    addressLotBlock: NameOrId,
    network: IpNet,
  })
  .meta({ id: 'BgpAnnouncementCreate' })
export type BgpAnnouncementCreate = z.input<typeof BgpAnnouncementCreate>

/** A set of the same name is replaced, with all that it announces. */
export const BgpAnnounceSetCreate = z
  .object({ ...identityCreate, announcement: z.array(BgpAnnouncementCreate) })
  .meta({ id: 'BgpAnnounceSetCreate' })
export type BgpAnnounceSetCreate = z.input<typeof BgpAnnounceSetCreate>

const tag = 'system/networking'
const params = z.object({ announceSet: NameOrId })

const networkingBgpAnnounceSetList = operation({
  id: 'networkingBgpAnnounceSetList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set',
  tag,
  summary: 'List the BGP announce sets; what comes back is an array instead of a page',
  query: z.object(pagedByNameOrId),
  response: z.array(BgpAnnounceSet),
  status: 200,
})

const networkingBgpAnnounceSetUpdate = operation({
  id: 'networkingBgpAnnounceSetUpdate',
  method: 'PUT',
  path: '/v1/system/networking/bgp-announce-set',
  tag,
  summary: 'Create a BGP announce set, or replace the one of that name',
  body: BgpAnnounceSetCreate,
  response: BgpAnnounceSet,
  status: 200,
})

const networkingBgpAnnounceSetDelete = operation({
  id: 'networkingBgpAnnounceSetDelete',
  method: 'DELETE',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}',
  tag,
  summary: 'Delete a BGP announce set that no configuration uses',
  params,
  status: 204,
})

const networkingBgpAnnouncementList = operation({
  id: 'networkingBgpAnnouncementList',
  method: 'GET',
  path: '/v1/system/networking/bgp-announce-set/{announceSet}/announcement',
  tag,
  summary: 'List the networks in a BGP announce set',
  params,
  response: z.array(BgpAnnouncement),
  status: 200,
})

export const bgpAnnounceSetOperations = {
  networkingBgpAnnounceSetList,
  networkingBgpAnnounceSetUpdate,
  networkingBgpAnnounceSetDelete,
  networkingBgpAnnouncementList,
} as const
