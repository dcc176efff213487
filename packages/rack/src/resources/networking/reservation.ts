import { blockContains, ipBlock, rangeSpan } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { sortableIp } from '../../store/sortable-ip.ts'
import type { Reader } from '../../store/store.ts'

/** An address that was taken from a lot. */
export interface Reservation {
  /** With or without the width of its network. */
  address: string
  anycast: boolean
}

/** The address in a network, or alone. */
export function addressIn(net: string): string {
  return net.split('/')[0] ?? ''
}

/** All addresses that are taken from a lot, but for those of certain port settings. */
export async function reservationsIn(
  tx: Reader,
  addressLotId: string,
  exceptSettings?: string,
): Promise<Reservation[]> {
  const where = { index: 'addressLotId', equals: addressLotId } as const
  const loopbacks: Reservation[] = await listAll(tx, 'loopbackAddress', { where })
  const settings = await listAll(tx, 'switchPortSettings', {})
  return settings
    .filter(({ id }) => id !== exceptSettings)
    .flatMap(({ addresses }) => addresses.filter((address) => address.addressLotId === addressLotId))
    .map(({ address }) => ({ address, anycast: false }))
    .concat(loopbacks)
}

/** The block of a lot that all of a network, or an address alone, lies in. */
export async function blockAroundNet(
  tx: Reader,
  addressLotId: string,
  net: string,
): Promise<Documents['addressLotBlock'] | undefined> {
  const blocks = await listAll(tx, 'addressLotBlock', { parent: addressLotId })
  return blocks.find((block) => contains(block, net))
}

/** Whether all of a network, or an address alone, lies in a block. */
export function contains(block: Documents['addressLotBlock'], net: string): boolean {
  const span = net.includes('/') ? ipBlock(net) : rangeSpan({ first: net, last: net })
  return blockContains(rangeSpan({ first: block.firstAddress, last: block.lastAddress }), span)
}

/** The block that an address can be taken from. Throws when there is none, or when it is taken by one of the others. */
export async function blockFor(
  tx: Reader,
  addressLotId: string,
  wanted: Reservation,
  others: readonly Reservation[],
): Promise<Documents['addressLotBlock']> {
  const address = addressIn(wanted.address)
  const block = await blockAroundNet(tx, addressLotId, address)
  if (!block) throw refuse.invalidRequest('address not in lot')
  const key = sortableIp(address)
  const isTaken = others.some(
    (other) => sortableIp(addressIn(other.address)) === key && !(wanted.anycast && other.anycast),
  )
  if (isTaken) throw refuse.invalidRequest('address unavailable')
  return block
}
