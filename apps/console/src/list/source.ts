import type { Page } from '@plenum/api'
import { ApiError } from '../api/api-error.ts'
import { queryClient } from '../api/query.ts'
import type { ListSearch } from './search.ts'

/** Rows on a page of a list. */
export const PAGE_SIZE = 50
/** Rows that a list fetched whole is fetched in portions of. */
const PORTION = 1000
/** Rows that a list on screen ends at; what lies beyond is said, not hidden. */
const SHOWN_MAX = 5000

export interface PageQuery {
  limit: number
  pageToken?: string | undefined
}

type SortMode = 'name_ascending' | 'name_descending' | 'id_ascending'

export interface SortedPageQuery extends PageQuery {
  sortBy?: SortMode | undefined
}

/** What `query` makes of an operation that lists. */
export interface PageOptions<Row> {
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>>
}

/** Where the rows of a list come from. */
export type ListSource<Row> =
  | { isSortedByServer?: true; page: (page: SortedPageQuery) => PageOptions<Row> }
  /** The server knows one order only. */
  | { isSortedByServer: false; page: (page: PageQuery) => PageOptions<Row> }

const serverSorts: Readonly<Record<string, SortMode>> = {
  name: 'name_ascending',
  '-name': 'name_descending',
  id: 'id_ascending',
}

/** The server's word for an order; undefined where only the page itself can sort so. */
export function serverSort<Row>({ isSortedByServer = true }: ListSource<Row>, sort: string | undefined) {
  return isSortedByServer && sort !== undefined && Object.hasOwn(serverSorts, sort) ? serverSorts[sort] : undefined
}

/**
 * Pages one after the other: every row there is, for who chooses from them, or no more than `max`; `nextPage` then tells
 * that more would follow.
 */
export function wholeList<Row>(
  source: ListSource<Row>,
  { sort, max = Infinity }: { sort?: string | undefined; max?: number } = {},
): PageOptions<Row> {
  const portion = (pageToken: string | undefined) =>
    source.page({ limit: PORTION, pageToken, sortBy: serverSort(source, sort) })
  return {
    queryKey: [...portion(undefined).queryKey, 'whole', max],
    queryFn: async (context) => {
      const items: Row[] = []
      let nextPage: string | null | undefined
      do {
        // Each page's token is in the page before.
        // oxlint-disable-next-line eslint/no-await-in-loop
        const page = await portion(nextPage ?? undefined).queryFn(context)
        items.push(...page.items)
        nextPage = page.nextPage
      } while (nextPage && items.length < max)
      return { items, nextPage }
    },
  }
}

/** Rows, or none because whoever asks may not list them. */
type Allowed<Row> = Page<Row> & { isForbidden?: true }

/** The same, and nothing for those who may not list it: where a choice is only offered, that is no error. */
export function noneIfForbidden<Row>({ queryKey, queryFn }: PageOptions<Row>) {
  return {
    queryKey: [...queryKey, 'none if forbidden'],
    queryFn: async (context: { signal: AbortSignal }): Promise<Allowed<Row>> => {
      try {
        return await queryFn(context)
      } catch (error) {
        if (error instanceof ApiError && error.status === 403) return { items: [], nextPage: null, isForbidden: true }
        throw error
      }
    },
  }
}

/** What the URL asks for: one page, or all of it where a filter or a person wants all. */
export function listQuery<Row>(
  source: ListSource<Row>,
  { all, filter, sort, pageToken }: ListSearch,
): PageOptions<Row> {
  if (all || filter !== undefined) return wholeList(source, { sort, max: SHOWN_MAX })
  return source.page({ limit: PAGE_SIZE, pageToken, sortBy: serverSort(source, sort) })
}

/** For a route's loader: the rows are asked for while the page's code is on its way. */
export function loadList<Row>(source: ListSource<Row>, search: ListSearch): Promise<Page<Row>> {
  return queryClient.ensureQueryData(listQuery(source, search))
}
