import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { identity, identityCreate, identityUpdate, NameOrId } from './scalars.ts'
import { Uint32 } from './uint.ts'

export const IpPool = z.object(identity).meta({ id: 'IpPool' })
export type IpPool = z.infer<typeof IpPool>

export const IpPoolCreate = z.object(identityCreate).meta({ id: 'IpPoolCreate' })
export type IpPoolCreate = z.infer<typeof IpPoolCreate>

export const IpPoolUpdate = z.object(identityUpdate).meta({ id: 'IpPoolUpdate' })
export type IpPoolUpdate = z.infer<typeof IpPoolUpdate>

/** Addresses in use, each counted once, and addresses in all ranges. */
export const Ipv4Utilization = z.object({ allocated: Uint32, capacity: Uint32 }).meta({ id: 'Ipv4Utilization' })

/** Decimal digits: up to 128 bits, more than a number holds exactly. */
const ipv6Count = z.string().regex(/^\d+$/).meta({ format: 'uint128' })

/** Likewise, for `BigInt` to read. */
export const Ipv6Utilization = z.object({ allocated: ipv6Count, capacity: ipv6Count }).meta({ id: 'Ipv6Utilization' })

export const IpPoolUtilization = z
  .object({ ipv4: Ipv4Utilization, ipv6: Ipv6Utilization })
  .meta({ id: 'IpPoolUtilization' })
export type IpPoolUtilization = z.infer<typeof IpPoolUtilization>

const tag = 'system/ip-pools'
const params = z.object({ pool: NameOrId })

const ipPoolList = operation({
  id: 'ipPoolList',
  method: 'GET',
  path: '/v1/system/ip-pools',
  tag,
  summary: 'List the IP pools',
  query: z.object(pagedByNameOrId),
  response: pageOf(IpPool),
  status: 200,
})

const ipPoolCreate = operation({
  id: 'ipPoolCreate',
  method: 'POST',
  path: '/v1/system/ip-pools',
  tag,
  summary: 'Create an IP pool, without ranges and linked to no silo',
  body: IpPoolCreate,
  response: IpPool,
  status: 201,
})

const ipPoolView = operation({
  id: 'ipPoolView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}',
  tag,
  summary: 'View an IP pool',
  params,
  response: IpPool,
  status: 200,
})

const ipPoolUpdate = operation({
  id: 'ipPoolUpdate',
  method: 'PUT',
  path: '/v1/system/ip-pools/{pool}',
  tag,
  summary: 'Rename or describe an IP pool',
  params,
  body: IpPoolUpdate,
  response: IpPool,
  status: 200,
})

const ipPoolDelete = operation({
  id: 'ipPoolDelete',
  method: 'DELETE',
  path: '/v1/system/ip-pools/{pool}',
  tag,
  summary: 'Delete an IP pool that has no ranges, with its links to silos',
  params,
  status: 204,
})

const ipPoolUtilizationView = operation({
  id: 'ipPoolUtilizationView',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/utilization',
  tag,
  summary: 'View how many addresses of an IP pool are in use',
  params,
  response: IpPoolUtilization,
  status: 200,
})

const ipPoolServiceView = operation({
  id: 'ipPoolServiceView',
  method: 'GET',
  path: '/v1/system/ip-pools-service',
  tag,
  summary: "View the pool that the platform's own services draw from",
  response: IpPool,
  status: 200,
})

export const ipPoolOperations = {
  ipPoolList,
  ipPoolCreate,
  ipPoolView,
  ipPoolUpdate,
  ipPoolDelete,
  ipPoolUtilizationView,
  ipPoolServiceView,
} as const
