import type { Instance } from '@plenum/api'
import { cooldownExpiration, mayRestartByItself } from '../../hardware/auto-restart.ts'
import { perDocument } from '../../http/json-text.ts'
import type { Documents } from '../../store/kinds.ts'

export const instanceView = perDocument((instance: Documents['instance']): Instance => {
  const { userData: _, sshKeyIds: __, sledId: ___, sourceNatId: ____, intent: _____, dueAt: ______, ...view } = instance
  return {
    ...view,
    autoRestartEnabled: mayRestartByItself(instance),
    autoRestartCooldownExpiration: cooldownExpiration(instance),
  }
})
