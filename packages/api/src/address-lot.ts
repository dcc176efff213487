import { z } from 'zod'
import { IpAddress } from './ip.ts'
import { operation } from './operation.ts'
import { pagedById, pagedByNameOrId, pageOf } from './page.ts'
import { Id, identity, identityCreate, NameOrId } from './scalars.ts'

/** What the addresses are for: the rack's own infrastructure, or IP pools. */
export const AddressLotKind = z.enum(['infra', 'pool']).meta({ id: 'AddressLotKind' })
export type AddressLotKind = z.infer<typeof AddressLotKind>

export const AddressLot = z.object({ ...identity, kind: AddressLotKind }).meta({ id: 'AddressLot' })
export type AddressLot = z.infer<typeof AddressLot>

/** Both ends belong to the block and are of one address family. */
const bounds = { firstAddress: IpAddress, lastAddress: IpAddress }

export const AddressLotBlock = z.object({ id: Id, ...bounds }).meta({ id: 'AddressLotBlock' })
export type AddressLotBlock = z.infer<typeof AddressLotBlock>

export const AddressLotBlockCreate = z.object(bounds).meta({ id: 'AddressLotBlockCreate' })
export type AddressLotBlockCreate = z.input<typeof AddressLotBlockCreate>

export const AddressLotCreate = z
  .object({ ...identityCreate, kind: AddressLotKind, blocks: z.array(AddressLotBlockCreate) })
  .meta({ id: 'AddressLotCreate' })
export type AddressLotCreate = z.input<typeof AddressLotCreate>

export const AddressLotWithBlocks = z
  .object({ lot: AddressLot, blocks: z.array(AddressLotBlock) })
  .meta({ id: 'AddressLotWithBlocks' })
export type AddressLotWithBlocks = z.infer<typeof AddressLotWithBlocks>

const tag = 'system/networking'
const params = z.object({ addressLot: NameOrId })

const networkingAddressLotList = operation({
  id: 'networkingAddressLotList',
  method: 'GET',
  path: '/v1/system/networking/address-lot',
  tag,
  summary: 'List the address lots',
  query: z.object(pagedByNameOrId),
  response: pageOf(AddressLot),
  status: 200,
})

const networkingAddressLotCreate = operation({
  id: 'networkingAddressLotCreate',
  method: 'POST',
  path: '/v1/system/networking/address-lot',
  tag,
  summary: 'Create an address lot together with its blocks',
  body: AddressLotCreate,
  response: AddressLotWithBlocks,
  status: 201,
})

const networkingAddressLotDelete = operation({
  id: 'networkingAddressLotDelete',
  method: 'DELETE',
  path: '/v1/system/networking/address-lot/{addressLot}',
  tag,
  summary: 'Delete an address lot that no address is taken from',
  params,
  status: 204,
})

const networkingAddressLotBlockList = operation({
  id: 'networkingAddressLotBlockList',
  method: 'GET',
  path: '/v1/system/networking/address-lot/{addressLot}/blocks',
  tag,
  summary: 'List the blocks of an address lot',
  params,
  query: z.object(pagedById),
  response: pageOf(AddressLotBlock),
  status: 200,
})

export const addressLotOperations = {
  networkingAddressLotList,
  networkingAddressLotCreate,
  networkingAddressLotDelete,
  networkingAddressLotBlockList,
} as const
