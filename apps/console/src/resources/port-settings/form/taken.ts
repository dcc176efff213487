import type { LoopbackAddress, SwitchPortSettings } from '@plenum/api'
import { addressOf } from '../../address-lot/address.ts'
import type { LotWithBlocks } from '../../address-lot/queries.ts'
import type { TakenAddress } from './values.ts'

/** Addresses that switches and other settings have out of lots. */
export function takenBy(
  lots: readonly LotWithBlocks[],
  loopbacks: readonly LoopbackAddress[],
  others: readonly SwitchPortSettings[],
): TakenAddress[] {
  const lotOf = (blockId: string) => lots.find(({ blocks }) => blocks.some(({ id }) => id === blockId))?.id ?? ''
  return [
    ...loopbacks.map(({ addressLotBlockId, address, switchLocation }) => {
      return { lotId: lotOf(addressLotBlockId), address: addressOf(address), by: switchLocation }
    }),
    ...others.flatMap(({ name, addresses }) =>
      addresses.map(({ addressLotId, address }) => ({ lotId: addressLotId, address: addressOf(address), by: name })),
    ),
  ]
}
