import { rangeSearch } from './range-search.ts'
import type { RangeSearch } from './range-search.ts'

export interface SiloUtilizationSearch extends RangeSearch {
  /** The name of one; left out, all of the silo. */
  project?: string | undefined
}

export function siloUtilizationSearch(search: Record<string, unknown>): SiloUtilizationSearch {
  const { project } = search
  return { ...rangeSearch(search), project: typeof project === 'string' && project !== '' ? project : undefined }
}
