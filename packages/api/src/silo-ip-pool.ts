import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedById, pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, NameOrId } from './scalars.ts'

/** Whether it is the one pool of the silo that addresses come from when no pool is named. */
const isDefault = z.boolean()

/** An IP pool as the silos see it that it is linked to. */
export const SiloIpPool = z.object({ ...identity, isDefault }).meta({ id: 'SiloIpPool' })
export type SiloIpPool = z.infer<typeof SiloIpPool>

export const IpPoolSiloLink = z.object({ ipPoolId: Id, siloId: Id, isDefault }).meta({ id: 'IpPoolSiloLink' })
export type IpPoolSiloLink = z.infer<typeof IpPoolSiloLink>

export const IpPoolLinkSilo = z.object({ silo: NameOrId, isDefault }).meta({ id: 'IpPoolLinkSilo' })
export type IpPoolLinkSilo = z.infer<typeof IpPoolLinkSilo>

/** True takes the place of the silo's default so far. */
export const IpPoolSiloUpdate = z.object({ isDefault }).meta({ id: 'IpPoolSiloUpdate' })
export type IpPoolSiloUpdate = z.infer<typeof IpPoolSiloUpdate>

const tag = 'system/ip-pools'
const poolParams = z.object({ pool: NameOrId })
const linkParams = z.object({ pool: NameOrId, silo: NameOrId })

const projectIpPoolList = operation({
  id: 'projectIpPoolList',
  method: 'GET',
  path: '/v1/ip-pools',
  tag: 'projects',
  summary: "List the IP pools that are linked to the caller's silo",
  query: z.object(pagedByNameOrId),
  response: pageOf(SiloIpPool),
  status: 200,
})

const projectIpPoolView = operation({
  id: 'projectIpPoolView',
  method: 'GET',
  path: '/v1/ip-pools/{pool}',
  tag: 'projects',
  summary: "View an IP pool that is linked to the caller's silo",
  params: poolParams,
  response: SiloIpPool,
  status: 200,
})

const siloIpPoolList = operation({
  id: 'siloIpPoolList',
  method: 'GET',
  path: '/v1/system/silos/{silo}/ip-pools',
  tag: 'system/silos',
  summary: 'List the IP pools that are linked to a silo',
  params: z.object({ silo: NameOrId }),
  query: z.object(pagedByNameOrId),
  response: pageOf(SiloIpPool),
  status: 200,
})

const ipPoolSiloList = operation({
  id: 'ipPoolSiloList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/silos',
  tag,
  summary: 'List the links of an IP pool to silos that are discoverable',
  params: poolParams,
  query: z.object(pagedById),
  response: pageOf(IpPoolSiloLink),
  status: 200,
})

const ipPoolSiloLink = operation({
  id: 'ipPoolSiloLink',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/silos',
  tag,
  summary: 'Link an IP pool to a silo, which may draw addresses from it then',
  params: poolParams,
  body: IpPoolLinkSilo,
  response: IpPoolSiloLink,
  status: 201,
})

const ipPoolSiloUpdate = operation({
  id: 'ipPoolSiloUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  tag,
  summary: "Make an IP pool a silo's default, or no longer",
  params: linkParams,
  body: IpPoolSiloUpdate,
  response: IpPoolSiloLink,
  status: 200,
})

const ipPoolSiloUnlink = operation({
  id: 'ipPoolSiloUnlink',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}/silos/{silo}',
  tag,
  summary: 'Unlink an IP pool from a silo that uses none of its addresses',
  params: linkParams,
  status: 204,
})

export const siloIpPoolOperations = {
  projectIpPoolList,
  projectIpPoolView,
  siloIpPoolList,
  ipPoolSiloList,
  ipPoolSiloLink,
  ipPoolSiloUpdate,
  ipPoolSiloUnlink,
} as const
