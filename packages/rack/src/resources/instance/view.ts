import type { Instance } from '@plenum/api'
import type { Documents } from '../../store/kinds.ts'

/** How long an instance that has restarted by itself must wait before it may again. */
const AUTO_RESTART_COOLDOWN = 3_600_000

export function instanceView(instance: Documents['instance']): Instance {
  const { userData: _, intent: __, dueAt: ___, ...view } = instance
  const restarted = instance.timeLastAutoRestarted
  return {
    ...view,
    autoRestartEnabled: instance.autoRestartPolicy !== 'never',
    autoRestartCooldownExpiration: restarted && new Date(restarted.getTime() + AUTO_RESTART_COOLDOWN),
  }
}
