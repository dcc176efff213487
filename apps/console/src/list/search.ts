import type { Sort } from '@plenum/ui'

/** What of a list's view the URL holds, so that it can be shared, kept and gone back to. */
export interface ListSearch {
  pageToken?: string | undefined
  /** A column's id, after a minus when descending. */
  sort?: string | undefined
  filter?: string | undefined
  /** Columns that differ from what is usual: `+id,-description`. */
  columns?: string | undefined
  /** All rows on one page. */
  all?: true | undefined
}

function text(value: unknown): string | undefined {
  // The router reads what looks like a number or a boolean as one.
  const given = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value
  return typeof given === 'string' && given !== '' ? given : undefined
}

/** Every key is always there, or a raw value of another type would stay. */
export function listSearch(search: Record<string, unknown>): ListSearch {
  return {
    pageToken: text(search['pageToken']),
    sort: text(search['sort']),
    filter: text(search['filter']),
    columns: text(search['columns']),
    all: search['all'] === true ? true : undefined,
  }
}

export function readSort(sort: string | undefined): Sort | undefined {
  if (sort === undefined) return undefined
  return sort.startsWith('-')
    ? { columnId: sort.slice(1), direction: 'descending' }
    : { columnId: sort, direction: 'ascending' }
}

export function writeSort(sort: Sort | undefined): string | undefined {
  return sort && (sort.direction === 'descending' ? `-${sort.columnId}` : sort.columnId)
}
