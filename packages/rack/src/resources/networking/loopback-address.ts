import { ipFamily, operations, widthMax } from '@plenum/api'
import type { LoopbackAddress } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { addressOnSwitch } from '../../store/rack-kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { locateOfRack } from '../hardware/locate.ts'
import { claimName } from '../identity.ts'
import { blockFor, reservationsIn } from './reservation.ts'
import { switchLocation } from './switch-location.ts'

function view({ addressLotId: _, anycast: __, ...loopback }: Documents['loopbackAddress']): LoopbackAddress {
  return loopback
}

const list = reads(operations.networkingLoopbackAddressList, async (call) => {
  permitOnHardware(call.actor, 'read')
  return pageOf(call, (window) => call.tx.list('loopbackAddress', window), view)
})

const create = writes(operations.networkingLoopbackAddressCreate, async (call) => {
  const { tx, body } = call
  permitOnHardware(call.actor, 'modify')
  const location = switchLocation(body.switchLocation)
  const rack = await locateOfRack(call, 'rack', body.rackId, 'modify')
  const lot = await locateOfRack(call, 'addressLot', body.addressLot, 'modify')
  if (body.mask > widthMax[ipFamily(body.address)]) throw refuse.invalidRequest('invalid address')
  const block = await blockFor(tx, lot.id, body, await reservationsIn(tx, lot.id))
  const loopback = {
    id: crypto.randomUUID(),
    addressLotBlockId: block.id,
    rackId: rack.id,
    switchLocation: location,
    address: `${body.address}/${body.mask}`,
    addressLotId: lot.id,
    anycast: body.anycast,
  }
  await claimName('loopback-address', loopback.address, tx.insert('loopbackAddress', loopback))
  return view(loopback)
})

const remove = writes(operations.networkingLoopbackAddressDelete, async ({ actor, tx, params }) => {
  const { rackId, address, subnetMask } = params
  const net = `${address}/${subnetMask}`
  const hidden = () => refuse.notFound('loopback-address', { id: `${rackId}/${params.switchLocation}/${net}` })
  const found = await tx.find('loopbackAddress', rackId, addressOnSwitch(params.switchLocation, address))
  if (found?.address.split('/')[1] !== String(subnetMask)) throw hidden()
  permitOnHardware(actor, 'modify', hidden)
  await tx.delete('loopbackAddress', found.id)
  return undefined
})

export const loopbackAddressHandlers = [list, create, remove]
