import { z } from 'zod'
import { operation } from './operation.ts'

/** Whether the rack's own services can be pinged from outside. */
export const InboundIcmp = z.object({ enabled: z.boolean() }).meta({ id: 'InboundIcmp' })
export type InboundIcmp = z.infer<typeof InboundIcmp>

const tag = 'system/networking'
const path = '/v1/system/networking/inbound-icmp'

const networkingInboundIcmpView = operation({
  id: 'networkingInboundIcmpView',
  method: 'GET',
  path,
  tag,
  summary: "View whether the rack's services take ICMP from outside",
  response: InboundIcmp,
  status: 200,
})

const networkingInboundIcmpUpdate = operation({
  id: 'networkingInboundIcmpUpdate',
  method: 'PUT',
  path,
  tag,
  summary: "Set whether the rack's services take ICMP from outside",
  body: InboundIcmp,
  status: 204,
})

export const inboundIcmpOperations = {
  networkingInboundIcmpView,
  networkingInboundIcmpUpdate,
} as const
