import { sortRows } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { filterRows } from './filter.ts'
import type { ListSearch } from './search.ts'
import { listSearch, readSort } from './search.ts'
import { listQuery, serverSort } from './source.ts'
import type { ListSource } from './source.ts'

/** Changes what the URL says of a list. A new history entry only where `isStep`: words are typed letter by letter. */
export type SetListSearch = (change: ListSearch, isStep?: boolean) => void

export interface ListOptions<Row> {
  source: ListSource<Row>
  columns: readonly Column<Row>[]
  /** How soon the rows should be fetched again, in milliseconds. */
  poll?: ((rows: readonly Row[] | undefined) => number | false) | undefined
}

/** The rows that the URL asks for, in the order that it asks for. */
export function useList<Row>({ source, columns, poll }: ListOptions<Row>) {
  const search = listSearch(useSearch({ strict: false, structuralSharing: false }))
  const navigate = useNavigate()
  const setSearch: SetListSearch = (change, isStep = true) =>
    void navigate({ to: '.', search: (old) => ({ ...old, ...change }), replace: !isStep, resetScroll: isStep })
  // The box follows the keys at once; the rows and the URL come after. What the URL says counts when it was not us who
  // made it say so: Back, a saved view, a link.
  const [typed, setTyped] = useState(search.filter ?? '')
  const [known, setKnown] = useState({ inUrl: search.filter, sent: search.filter })
  if (known.inUrl !== search.filter) {
    setKnown({ inUrl: search.filter, sent: search.filter })
    if (known.sent !== search.filter) setTyped(search.filter ?? '')
  }
  const filter = useDeferredValue(typed)
  const asked = listQuery(source, search)
  const { data, isPlaceholderData } = useQuery({
    ...asked,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => poll?.(state.data?.items) ?? false,
  })
  const items = data?.items
  const isSortedHere = search.sort !== undefined && serverSort(source, search.sort) === undefined
  const filtered = useMemo(() => filterRows(items ?? [], columns, filter), [items, columns, filter])
  const order = isSortedHere ? search.sort : undefined
  const rows = useMemo(
    () => (order === undefined ? filtered : sortRows(filtered, columns, readSort(order))),
    [filtered, columns, order],
  )
  return {
    data,
    isPlaceholderData,
    /** For whoever shows how the rows are fetched: read here, it would render the whole list with each step. */
    asked,
    search,
    setSearch,
    filter: typed,
    setFilter: (text: string) => {
      setTyped(text)
      const next = text.trim() === '' ? undefined : text
      setKnown({ inUrl: search.filter, sent: next })
      setSearch({ filter: next, pageToken: undefined }, false)
    },
    rows,
    loaded: items?.length ?? 0,
    isSortedHere,
    isWhole: search.all === true || search.filter !== undefined,
    hasMore: Boolean(data?.nextPage),
  }
}

export type List<Row> = ReturnType<typeof useList<Row>>
