import { useQueries, useQuery } from '@tanstack/react-query'
import { allPools, rangesOf, serviceRanges } from './queries.ts'
import type { KnownRange } from './range-schema.ts'

/** Pools whose ranges are looked at beforehand: each is a request. Of the others the control plane knows. */
const POOLS_MAX = 50

const quietly = { throwOnError: false }

/** Every range of every pool, as far as they have been fetched: no two may overlap. */
export function useKnownRanges(): KnownRange[] {
  const { data: pools } = useQuery({ ...allPools(), ...quietly })
  const { data: service } = useQuery({ ...serviceRanges, ...quietly })
  const looked = (pools?.items ?? []).slice(0, POOLS_MAX)
  const lists = useQueries({ queries: looked.map(({ id }) => ({ ...rangesOf(id), ...quietly })) })
  return [
    ...(service?.items ?? []).map(({ range }) => ({ pool: 'the service pool', range })),
    ...lists.flatMap(({ data }, index) =>
      (data?.items ?? []).map(({ range }) => ({ pool: looked[index]?.name ?? '', range })),
    ),
  ]
}
