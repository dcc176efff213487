import { useQueries } from '@tanstack/react-query'
import type { Sled } from '@plenum/api'
import { allInstancesOn } from './queries.ts'
import { loadOf } from './load.ts'
import type { SledLoad } from './load.ts'

/** More sleds than two full racks have are not asked what runs on them. */
const ASKED_MAX = 64
const EVERY = 60_000

/** The load of sleds by their ids; those that are not known yet, or cannot be, are missing. */
export function useLoads(sleds: readonly Sled[]): ReadonlyMap<string, SledLoad> {
  const asked = sleds.slice(0, ASKED_MAX)
  const results = useQueries({
    queries: asked.map(({ id }) => ({
      ...allInstancesOn(id),
      staleTime: EVERY / 2,
      refetchInterval: EVERY,
      throwOnError: false,
    })),
  })
  return new Map(
    asked.flatMap((sled, index) => {
      const instances = results[index]?.data?.items
      return instances ? [[sled.id, loadOf(sled, instances)] as const] : []
    }),
  )
}
