import { z } from 'zod'
import { ipNumber } from './ip-block.ts'
import { Ipv4Address, Ipv6Address } from './ip.ts'
import { operation } from './operation.ts'
import { paged, pageOf } from './page.ts'
import { Id, NameOrId, Timestamp } from './scalars.ts'

export const Ipv4Range = z.object({ first: Ipv4Address, last: Ipv4Address }).meta({ id: 'Ipv4Range' })
export const Ipv6Range = z.object({ first: Ipv6Address, last: Ipv6Address }).meta({ id: 'Ipv6Range' })

/** Both ends belong to it; a single address is first and last. */
export const IpRange = z
  .union([Ipv4Range, Ipv6Range], 'expected the first and the last address of one family, IPv4 or IPv6')
  .refine(({ first, last }) => ipNumber(first) <= ipNumber(last), 'IP address ranges must be non-decreasing')
  .meta({ id: 'IpRange' })
export type IpRange = z.infer<typeof IpRange>

export const IpPoolRange = z
  .object({ id: Id, ipPoolId: Id, timeCreated: Timestamp, range: IpRange })
  .meta({ id: 'IpPoolRange' })
export type IpPoolRange = z.infer<typeof IpPoolRange>

const tag = 'system/ip-pools'
const params = z.object({ pool: NameOrId })
const query = z.object(paged)

const ipPoolRangeList = operation({
  id: 'ipPoolRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools/{pool}/ranges',
  tag,
  summary: 'List the ranges of an IP pool by their first address',
  params,
  query,
  response: pageOf(IpPoolRange),
  status: 200,
})

const ipPoolRangeAdd = operation({
  id: 'ipPoolRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/add',
  tag,
  summary: 'Add a range, which may overlap no other of any pool',
  params,
  body: IpRange,
  response: IpPoolRange,
  status: 201,
})

const ipPoolRangeRemove = operation({
  id: 'ipPoolRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools/{pool}/ranges/remove',
  tag,
  summary: 'Remove a whole range that no address is in use of',
  params,
  body: IpRange,
  status: 204,
})

const ipPoolServiceRangeList = operation({
  id: 'ipPoolServiceRangeList',
  method: 'GET',
  path: '/v1/system/ip-pools-service/ranges',
  tag,
  summary: 'List the ranges of the service pool by their first address',
  query,
  response: pageOf(IpPoolRange),
  status: 200,
})

const ipPoolServiceRangeAdd = operation({
  id: 'ipPoolServiceRangeAdd',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/add',
  tag,
  summary: 'Add a range to the service pool',
  body: IpRange,
  response: IpPoolRange,
  status: 201,
})

const ipPoolServiceRangeRemove = operation({
  id: 'ipPoolServiceRangeRemove',
  method: 'POST',
  path: '/v1/system/ip-pools-service/ranges/remove',
  tag,
  summary: 'Remove a whole range from the service pool',
  body: IpRange,
  status: 204,
})

export const ipRangeOperations = {
  ipPoolRangeList,
  ipPoolRangeAdd,
  ipPoolRangeRemove,
  ipPoolServiceRangeList,
  ipPoolServiceRangeAdd,
  ipPoolServiceRangeRemove,
} as const
