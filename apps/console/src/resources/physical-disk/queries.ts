import { query } from '../../api/query.ts'
import type { ListSource } from '../../list/source.ts'
import { namedRows } from '../inventory/named-rows.ts'
import type { DiskRow } from '../sled/queries.ts'

/** Physical disks in service. */
export const physicalDisks: ListSource<DiskRow> = {
  isSortedByServer: false,
  page: (page) => namedRows(query('physicalDiskList', { query: page }), ({ serial }) => serial),
}

export function physicalDiskQuery(diskId: string) {
  return query('physicalDiskView', { params: { diskId } })
}
