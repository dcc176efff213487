import { z } from 'zod'
import { IpAddress } from './ip.ts'
import { operation } from './operation.ts'
import { Name } from './scalars.ts'
import { Uint8 } from './uint.ts'

/** Whether the peer is a direct neighbour (RFC 5881) or may be routers away (RFC 5883). */
export const BfdMode = z.enum(['single_hop', 'multi_hop']).meta({ id: 'BfdMode' })
export type BfdMode = z.infer<typeof BfdMode>

/** As in RFC 5880, section 6.2. */
export const BfdState = z.enum(['admin_down', 'down', 'init', 'up']).meta({ id: 'BfdState' })
export type BfdState = z.infer<typeof BfdState>

const session = {
  /** Absent or null: the switch picks the address that it speaks from. */
  local: IpAddress.nullish(),
  /** Packets that may be missed in a row before the peer counts as down. */
  detectionThreshold: Uint8,
  /** Shortest interval between packets of the peer that we can take, in microseconds. */
  requiredRx: z.int().min(0),
  mode: BfdMode,
}

/** A session is known by its switch and its peer. */
export const BfdStatus = z
  .object({ switch: Name, peer: IpAddress, state: BfdState, ...session })
  .meta({ id: 'BfdStatus' })
export type BfdStatus = z.infer<typeof BfdStatus>

export const BfdSessionEnable = z
  .object({ switch: Name, remote: IpAddress, ...session })
  .meta({ id: 'BfdSessionEnable' })
export type BfdSessionEnable = z.input<typeof BfdSessionEnable>

export const BfdSessionDisable = z.object({ switch: Name, remote: IpAddress }).meta({ id: 'BfdSessionDisable' })
export type BfdSessionDisable = z.input<typeof BfdSessionDisable>

const tag = 'system/networking'

const networkingBfdStatus = operation({
  id: 'networkingBfdStatus',
  method: 'GET',
  path: '/v1/system/networking/bfd-status',
  tag,
  summary: 'List the BFD sessions of all switches and how they fare',
  response: z.array(BfdStatus),
  status: 200,
})

const networkingBfdEnable = operation({
  id: 'networkingBfdEnable',
  method: 'POST',
  path: '/v1/system/networking/bfd-enable',
  tag,
  summary: 'Start a BFD session between a switch and a peer',
  body: BfdSessionEnable,
  status: 204,
})

const networkingBfdDisable = operation({
  id: 'networkingBfdDisable',
  method: 'POST',
  path: '/v1/system/networking/bfd-disable',
  tag,
  summary: 'End the BFD session between a switch and a peer, if there is one',
  body: BfdSessionDisable,
  status: 204,
})

export const bfdOperations = {
  networkingBfdStatus,
  networkingBfdEnable,
  networkingBfdDisable,
} as const
