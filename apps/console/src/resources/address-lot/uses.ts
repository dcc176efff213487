import type { LoopbackAddress, SwitchPortSettings } from '@plenum/api'
import type { AnnouncedSet, LotWithBlocks } from './queries.ts'

/** What takes an address from a lot, or announces a network of it. */
export type LotUse =
  | { kind: 'loopback'; id: string; address: string; switchLocation: string }
  | { kind: 'settings'; id: string; address: string; settings: string }
  | { kind: 'announced'; id: string; address: string; set: string }

interface LotUsers {
  loopbacks: readonly LoopbackAddress[]
  settings: readonly SwitchPortSettings[]
  sets: readonly AnnouncedSet[]
}

/** Everything that a lot is in use by: while there is anything, it cannot be deleted. */
export function usesOf({ id: lotId, blocks }: LotWithBlocks, { loopbacks, settings, sets }: LotUsers): LotUse[] {
  const ids = new Set(blocks.map(({ id }) => id))
  return [
    ...loopbacks
      .filter(({ addressLotBlockId }) => ids.has(addressLotBlockId))
      .map(({ id, address, switchLocation }) => ({ kind: 'loopback', id, address, switchLocation }) as const),
    ...settings.flatMap(({ name, addresses }) =>
      addresses
        .filter(({ addressLotId }) => addressLotId === lotId)
        .map(({ address, vlanId }) => {
          return { kind: 'settings', id: `${name} ${address} ${vlanId ?? ''}`, address, settings: name } as const
        }),
    ),
    ...sets.flatMap(({ name, announcements }) =>
      announcements
        .filter(({ addressLotBlockId }) => ids.has(addressLotBlockId))
        .map(({ network }) => ({ kind: 'announced', id: `${name} ${network}`, address: network, set: name }) as const),
    ),
  ]
}
