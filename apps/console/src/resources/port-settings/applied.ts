import type { SwitchPort } from '@plenum/api'
import { portText } from '../switch-port/words.ts'

/** The ports that settings are applied to. */
export function portsWith<Port extends SwitchPort>(settingsId: string, ports: readonly Port[]): Port[] {
  return ports.filter(({ portSettingsId }) => portSettingsId === settingsId)
}

/** Why settings cannot be deleted, as far as the ports are known: the control plane would leave these without. */
export function whyNotDeleteSettings(settingsId: string, ports: readonly SwitchPort[] | undefined): string | undefined {
  const applied = portsWith(settingsId, ports ?? [])
  return applied.length === 0 ? undefined : `Clear them from ${applied.map(portText).join(', ')} first`
}
