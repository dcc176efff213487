import { useSuspenseQuery } from '@tanstack/react-query'
import type { SwitchPortSettings } from '@plenum/api'
import { queryClient } from '../../../api/query.ts'
import { lotsWithBlocks } from '../../address-lot/queries.ts'
import { allBgpConfigs } from '../../bgp/queries.ts'
import { allLoopbacks } from '../../loopback-address/queries.ts'
import { everySettings } from '../queries.ts'
import { takenBy } from './taken.ts'
import type { SettingsChoices } from './values.ts'

const all = [lotsWithBlocks, allLoopbacks, everySettings, allBgpConfigs] as const

/** For the loader of a page with the form. */
export async function loadChoices(): Promise<void> {
  await Promise.all(all.map(({ queryKey, queryFn }) => queryClient.ensureQueryData<unknown>({ queryKey, queryFn })))
}

/** What the form offers; `own` are the settings that are edited. */
export function useChoices(own?: SwitchPortSettings): SettingsChoices {
  const { data: lots } = useSuspenseQuery(lotsWithBlocks)
  const { data: loopbacks } = useSuspenseQuery(allLoopbacks)
  const { data: settings } = useSuspenseQuery(everySettings)
  const { data: configs } = useSuspenseQuery(allBgpConfigs)
  const others = settings.filter(({ id }) => id !== own?.id)
  return {
    lots,
    configs: configs.items,
    taken: takenBy(lots, loopbacks.items, others),
    names: new Set(others.map(({ name }) => name)),
  }
}
