import type { SwitchPort } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'
import { portReads } from '../switch-port/refreshes.ts'
import { whyNotDeleteSettings } from './applied.ts'

interface SettingsDeletionOptions {
  /** Runs once they are gone, before anything is fetched anew: whoever shows them leaves. */
  leave?: () => Promise<void>
  /** Why whoever looks may not. */
  whyNot: string | undefined
  /** Undefined until they are known. */
  ports: readonly SwitchPort[] | undefined
}

export function settingsDeletion({ leave, whyNot, ports }: SettingsDeletionOptions) {
  return deletion<{ id: string; name: string }>({
    noun: { one: 'port settings', many: 'port settings' },
    consequence: {
      one: 'No port has them. Their addresses are free in their lots again.',
      many: 'No port has them. Their addresses are free in their lots again.',
    },
    whyNot: ({ id }) => whyNot ?? whyNotDeleteSettings(id, ports),
    run: async ({ id }) => {
      await call('networkingSwitchPortSettingsDelete', { query: { portSettings: id } })
      await leave?.()
    },
    refreshes: ['networkingSwitchPortSettingsList', 'networkingSwitchPortSettingsView', ...portReads],
  })
}
