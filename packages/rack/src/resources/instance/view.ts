import type { Instance } from '@plenum/api'
import { cooldownExpiration, mayRestartByItself } from '../../hardware/auto-restart.ts'
import type { Documents } from '../../store/kinds.ts'

export function instanceView(instance: Documents['instance']): Instance {
  const { userData: _, sshKeyIds: __, sledId: ___, sourceNatId: ____, intent: _____, dueAt: ______, ...view } = instance
  return {
    ...view,
    autoRestartEnabled: mayRestartByItself(instance),
    autoRestartCooldownExpiration: cooldownExpiration(instance),
  }
}
