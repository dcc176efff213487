import { z } from 'zod'
import { IpNet } from './ip.ts'
import { operation } from './operation.ts'
import { Timestamp } from './scalars.ts'

/** Most networks that one list may name. */
export const ALLOW_LIST_MAX = 1000

/** From where the rack's own services may be reached. */
export const AllowedSourceIps = z
  .discriminatedUnion('allow', [
    z.object({ allow: z.literal('any') }),
    z.object({ allow: z.literal('list'), ips: z.array(IpNet) }),
  ])
  .meta({ id: 'AllowedSourceIps' })
export type AllowedSourceIps = z.infer<typeof AllowedSourceIps>

export const AllowList = z
  .object({ timeCreated: Timestamp, timeModified: Timestamp, allowedIps: AllowedSourceIps })
  .meta({ id: 'AllowList' })
export type AllowList = z.infer<typeof AllowList>

export const AllowListUpdate = z.object({ allowedIps: AllowedSourceIps }).meta({ id: 'AllowListUpdate' })
export type AllowListUpdate = z.infer<typeof AllowListUpdate>

const tag = 'system/networking'
const path = '/v1/system/networking/allow-list'

const networkingAllowListView = operation({
  id: 'networkingAllowListView',
  method: 'GET',
  path,
  tag,
  summary: "View from where the rack's services may be reached",
  response: AllowList,
  status: 200,
})

const networkingAllowListUpdate = operation({
  id: 'networkingAllowListUpdate',
  method: 'PUT',
  path,
  tag,
  summary: "Set from where the rack's services may be reached; the caller cannot lock itself out",
  body: AllowListUpdate,
  response: AllowList,
  status: 200,
})

export const allowListOperations = {
  networkingAllowListView,
  networkingAllowListUpdate,
} as const
