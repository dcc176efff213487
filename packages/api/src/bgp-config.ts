import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { identity, identityCreate, Name, NameOrId } from './scalars.ts'
import { Uint32 } from './uint.ts'

/** How the rack presents itself to BGP peers; a peer of a switch port refers to one. */
export const BgpConfig = z
  .object({
    ...identity,
    /** Number of our autonomous system. */
    asn: Uint32,
    /** The routing table that routes go to; absent or null for the default one. */
    vrf: z.string().nullish(),
  })
  .meta({ id: 'BgpConfig' })
export type BgpConfig = z.infer<typeof BgpConfig>

export const BgpConfigCreate = z
  .object({
    ...identityCreate,
    asn: Uint32,
    /** What is announced; a name will do, too. */
    bgpAnnounceSetId: NameOrId,
    vrf: Name.nullish(),
  })
  .meta({ id: 'BgpConfigCreate' })
export type BgpConfigCreate = z.input<typeof BgpConfigCreate>

const tag = 'system/networking'
const path = '/v1/system/networking/bgp'

const networkingBgpConfigList = operation({
  id: 'networkingBgpConfigList',
  method: 'GET',
  path,
  tag,
  summary: 'List the BGP configurations',
  query: z.object(pagedByNameOrId),
  response: pageOf(BgpConfig),
  status: 200,
})

const networkingBgpConfigCreate = operation({
  id: 'networkingBgpConfigCreate',
  method: 'POST',
  path,
  tag,
  summary: 'Create a BGP configuration, the only one for its autonomous system',
  body: BgpConfigCreate,
  response: BgpConfig,
  status: 201,
})

const networkingBgpConfigDelete = operation({
  id: 'networkingBgpConfigDelete',
  method: 'DELETE',
  path,
  tag,
  summary: 'Delete a BGP configuration that no peer refers to',
  query: z.object({ nameOrId: NameOrId }),
  status: 204,
})

export const bgpConfigOperations = {
  networkingBgpConfigList,
  networkingBgpConfigCreate,
  networkingBgpConfigDelete,
} as const
