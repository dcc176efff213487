import type { LoopbackAddress } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { namedRows } from '../inventory/named-rows.ts'

/** Named by its address and its switch: an address may be on both. */
export type LoopbackRow = LoopbackAddress & { name: string }

export const loopbacks: ListSource<LoopbackRow> = {
  isSortedByServer: false,
  page: (page) =>
    namedRows(
      query('networkingLoopbackAddressList', { query: page }),
      ({ address, switchLocation }) => `${address} of ${switchLocation}`,
    ),
}

export const allLoopbacks = wholeList(loopbacks)
