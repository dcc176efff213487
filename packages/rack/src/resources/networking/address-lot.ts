import { ipFamily, ipNumber, operations } from '@plenum/api'
import type { AddressLotBlock, AddressLotBlockCreate } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { locateOfRack } from '../hardware/locate.ts'
import { claimName, newIdentity } from '../identity.ts'
import { reservationsIn } from './reservation.ts'

function blockView({ addressLotId: _, ...block }: Documents['addressLotBlock']): AddressLotBlock {
  return block
}

function checkBounds({ firstAddress, lastAddress }: AddressLotBlockCreate): void {
  if (ipFamily(firstAddress) !== ipFamily(lastAddress))
    throw refuse.invalidRequest('Block bounds must be in same address family')
  if (ipNumber(firstAddress) > ipNumber(lastAddress))
    throw refuse.invalidRequest('Invalid range, first must be <= last')
}

const list = reads(operations.networkingAddressLotList, async (call) => {
  permitOnHardware(call.actor, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('addressLot', { parent: FLEET_ID, ...window }),
    (lot) => lot,
  )
})

const create = writes(operations.networkingAddressLotCreate, async ({ actor, tx, body, now }) => {
  permitOnHardware(actor, 'modify')
  const lot = { ...newIdentity(now, body), kind: body.kind }
  for (const bounds of body.blocks) checkBounds(bounds)
  await claimName('address-lot', lot.name, tx.insert('addressLot', lot))
  const blocks = body.blocks.map((bounds) => ({ ...bounds, id: crypto.randomUUID(), addressLotId: lot.id }))
  for (const block of blocks) await tx.insert('addressLotBlock', block)
  return { lot, blocks: blocks.map(blockView) }
})

async function isInUse(tx: Reader, lotId: string, blocks: readonly Documents['addressLotBlock'][]): Promise<boolean> {
  const reserved = await reservationsIn(tx, lotId)
  const ids = new Set(blocks.map(({ id }) => id))
  const sets = await listAll(tx, 'bgpAnnounceSet', {})
  return (
    reserved.length > 0 ||
    sets.some(({ announcements }) => announcements.some(({ addressLotBlockId }) => ids.has(addressLotBlockId)))
  )
}

const remove = writes(operations.networkingAddressLotDelete, async (call) => {
  const { tx } = call
  const lot = await locateOfRack(call, 'addressLot', call.params.addressLot, 'modify')
  const blocks = await listAll(tx, 'addressLotBlock', { parent: lot.id })
  if (await isInUse(tx, lot.id, blocks)) throw refuse.invalidRequest('lot is in use')
  for (const { id } of blocks) await tx.delete('addressLotBlock', id)
  await tx.delete('addressLot', lot.id)
  return undefined
})

const listBlocks = reads(operations.networkingAddressLotBlockList, async (call) => {
  const { id: parent } = await locateOfRack(call, 'addressLot', call.params.addressLot, 'read')
  return pageOf(call, (window) => call.tx.list('addressLotBlock', { parent, ...window }), blockView)
})

export const addressLotHandlers = [list, create, remove, listBlocks]
