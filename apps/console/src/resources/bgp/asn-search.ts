import { listSearch } from '../../list/search.ts'
import type { ListSearch } from '../../list/search.ts'

/** The view of a list of one autonomous system. */
export type AsnSearch = ListSearch & { asn?: number | undefined }

export function asnSearch(search: Record<string, unknown>): AsnSearch {
  const asn = Number(search['asn'])
  return { ...listSearch(search), ...(Number.isInteger(asn) && asn > 0 && { asn }) }
}
