import type { SwitchPortSettings, SwitchPortSettingsSummary } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { eachOf } from '../attention/bounds.ts'

export const portSettings: ListSource<SwitchPortSettingsSummary> = {
  page: (page) => query('networkingSwitchPortSettingsList', { query: page }),
}

/** Every settings, by name and description. */
export const allSettings = wholeList(portSettings)

/** Settings with all that is in them; the API calls their name the port. */
export function settingsQuery(settings: string) {
  return query('networkingSwitchPortSettingsView', { params: { port: settings } })
}

/** Every settings with all that is in them. */
export const everySettings = {
  queryKey: ['networkingSwitchPortSettingsView', 'every one'] as const,
  queryFn: async (context: { signal: AbortSignal }): Promise<SwitchPortSettings[]> => {
    const { items } = await allSettings.queryFn(context)
    return eachOf(items, ({ id }) => settingsQuery(id).queryFn(context))
  },
}
