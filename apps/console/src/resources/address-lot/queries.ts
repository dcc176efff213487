import type { AddressLot, AddressLotBlock, BgpAnnouncement } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { eachOf } from '../attention/bounds.ts'
import { announcementsQuery, announceSetsQuery } from '../bgp/sets/queries.ts'

interface Context {
  signal: AbortSignal
}

export const lots: ListSource<AddressLot> = {
  page: (page) => query('networkingAddressLotList', { query: page }),
}

/** Every lot; one of them alone cannot be asked for. */
const allLots = wholeList(lots)

export function blocksOf(addressLot: string) {
  const source: ListSource<AddressLotBlock> = {
    isSortedByServer: false,
    page: (page) => query('networkingAddressLotBlockList', { params: { addressLot }, query: page }),
  }
  return wholeList(source)
}

/** A lot together with its addresses. */
export interface LotWithBlocks extends AddressLot {
  blocks: readonly AddressLotBlock[]
}

/** Every lot with its blocks: others know a lot by one of its blocks. */
export const lotsWithBlocks = {
  queryKey: ['networkingAddressLotBlockList', 'of every lot'] as const,
  queryFn: async (context: Context): Promise<LotWithBlocks[]> => {
    const { items } = await allLots.queryFn(context)
    return eachOf(items, async (lot) => ({ ...lot, blocks: (await blocksOf(lot.id).queryFn(context)).items }))
  },
}

/** A set of networks that are told to BGP peers. */
export interface AnnouncedSet {
  name: string
  announcements: readonly BgpAnnouncement[]
}

/** Every announce set with what is in it. */
export const announcedSets = {
  queryKey: ['networkingBgpAnnouncementList', 'of every set'] as const,
  queryFn: async (context: Context): Promise<AnnouncedSet[]> => {
    const sets = await announceSetsQuery.queryFn(context)
    return eachOf(sets, async ({ id, name }) => ({
      name,
      announcements: await announcementsQuery(id).queryFn(context),
    }))
  },
}
