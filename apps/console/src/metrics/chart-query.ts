import type { ChartData, TimeRange } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/query.ts'
import { readRange } from './range-search.ts'
import { useZoom } from './use-range.ts'

/** What a chart shows, and the query that brought it where there was one. */
export interface Measured {
  data: ChartData
  query?: string | undefined
}

interface ChartSource {
  /** What is measured; JSON. */
  key: unknown
  /** As in the URL. */
  range: string | undefined
  load: (range: TimeRange, signal: AbortSignal) => Promise<Measured>
}

const KEY = 'metrics'

/** Presets are resolved when they are asked for, so that a refresh moves on while the last picture stays. */
export function chartQuery({ key, range, load }: ChartSource) {
  return {
    queryKey: [KEY, key, range ?? ''],
    queryFn: ({ signal }: { signal: AbortSignal }) => load(readRange(range), signal),
    // Nobody comes back to numbers of long ago.
    gcTime: 60_000,
    // Other numbers are another picture.
    structuralSharing: false,
  }
}

export type ChartQuery = ReturnType<typeof chartQuery>

/** For loaders: the numbers are on their way while the code comes. The page does not wait for them. */
export function startCharts(queries: readonly ChartQuery[]): void {
  for (const query of queries) void queryClient.prefetchQuery(query)
}

export const chartsKey = { queryKey: [KEY] } as const

export function refreshCharts(): void {
  void queryClient.refetchQueries({ ...chartsKey, type: 'active' })
}

/** What a ChartCard needs to know of its numbers. */
export function useChart(query: ChartQuery) {
  const { data, error, isFetching, refetch } = useQuery(query)
  return {
    data: data?.data,
    query: data?.query,
    isLoading: isFetching,
    error: error?.message,
    onRetry: () => void refetch(),
    ...useZoom(),
  }
}
