import type { Sled, UninitializedSled } from '@plenum/api'
import type { Finding } from '../finding.ts'

type Seen = Pick<Sled, 'id' | 'baseboard' | 'policy' | 'state'>

/** Sleds that take nothing new. */
export function closedSleds(sleds: readonly Seen[]): Finding[] {
  return sleds.flatMap(({ id, baseboard: { serial }, policy, state }) => {
    const remedy = { label: 'Sled', to: '/system/inventory/sleds/$sledId/instances', params: { sledId: id } } as const
    if (policy.kind === 'expunged')
      return state === 'active'
        ? [
            {
              id: `sled/${id}`,
              severity: 'notice',
              text: `Sled ${serial} is expunged, and not decommissioned yet`,
              remedy,
            } as const,
          ]
        : []
    if (policy.provisionPolicy === 'provisionable') return []
    const text = `Sled ${serial} is not provisionable: nothing new is placed on it`
    return [{ id: `sled/${id}`, severity: 'notice', text, remedy } as const]
  })
}

/** Sleds that somebody has plugged in and nobody has added. */
export function waitingSleds(waiting: readonly Pick<UninitializedSled, 'baseboard' | 'cubby'>[]): Finding[] {
  return waiting.map(({ baseboard: { serial, part }, cubby }) => ({
    id: `new-sled/${part}/${serial}`,
    severity: 'info',
    text: `Sled ${serial} in slot ${cubby} waits to be added to the rack`,
    remedy: { label: 'New sleds', to: '/system/inventory/new-sleds' },
  }))
}
