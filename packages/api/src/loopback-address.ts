import { z } from 'zod'
import { IpAddress, IpNet } from './ip.ts'
import { operation } from './operation.ts'
import { pagedById, pageOf } from './page.ts'
import { Id, Name, NameOrId } from './scalars.ts'
import { switchSelector } from './switch-port.ts'
import { Uint8 } from './uint.ts'

/** An address of a switch itself rather than of one of its ports. */
export const LoopbackAddress = z
  .object({
    id: Id,
    addressLotBlockId: Id,
    rackId: Id,
    /** `switch0` or `switch1`. */
    switchLocation: z.string(),
    address: IpNet,
  })
  .meta({ id: 'LoopbackAddress' })
export type LoopbackAddress = z.infer<typeof LoopbackAddress>

export const LoopbackAddressCreate = z
  .object({
    /** The lot that the address is taken from. */
    addressLot: NameOrId,
    rackId: Id,
    /** Any name is read; those other than `switch0` and `switch1` are refused. */
    switchLocation: Name,
    address: IpAddress,
    /** Width of the prefix, in bits. */
    mask: Uint8,
    /** Whether others that are anycast, too, may have the same address. */
    anycast: z.boolean(),
  })
  .meta({ id: 'LoopbackAddressCreate' })
export type LoopbackAddressCreate = z.input<typeof LoopbackAddressCreate>

const tag = 'system/networking'

const networkingLoopbackAddressList = operation({
  id: 'networkingLoopbackAddressList',
  method: 'GET',
  path: '/v1/system/networking/loopback-address',
  tag,
  summary: 'List the loopback addresses of all switches',
  query: z.object(pagedById),
  response: pageOf(LoopbackAddress),
  status: 200,
})

const networkingLoopbackAddressCreate = operation({
  id: 'networkingLoopbackAddressCreate',
  method: 'POST',
  path: '/v1/system/networking/loopback-address',
  tag,
  summary: 'Give a switch a loopback address out of an address lot',
  body: LoopbackAddressCreate,
  response: LoopbackAddress,
  status: 201,
})

const networkingLoopbackAddressDelete = operation({
  id: 'networkingLoopbackAddressDelete',
  method: 'DELETE',
  path: '/v1/system/networking/loopback-address/{rackId}/{switchLocation}/{address}/{subnetMask}',
  tag,
  summary: 'Delete a loopback address and free it in its lot',
  params: z.object({ ...switchSelector, address: IpAddress, subnetMask: Uint8 }),
  status: 204,
})

export const loopbackAddressOperations = {
  networkingLoopbackAddressList,
  networkingLoopbackAddressCreate,
  networkingLoopbackAddressDelete,
} as const
