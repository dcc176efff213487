import { useQuery } from '@tanstack/react-query'
import { allLoopbacks } from '../loopback-address/queries.ts'
import { everySettings } from '../port-settings/queries.ts'
import { announcedSets } from './queries.ts'
import type { LotWithBlocks } from './queries.ts'
import { usesOf } from './uses.ts'
import type { LotUse } from './uses.ts'

/** What a lot is in use by; undefined until all that could use it has been looked at. */
export function useUsesOf(lot: LotWithBlocks): readonly LotUse[] | undefined {
  const { data: loopbacks } = useQuery(allLoopbacks)
  const { data: settings } = useQuery(everySettings)
  const { data: sets } = useQuery(announcedSets)
  return loopbacks && settings && sets && usesOf(lot, { loopbacks: loopbacks.items, settings, sets })
}
