import type { PhysicalDisk } from '@plenum/api'
import type { Finding } from '../finding.ts'

type Seen = Pick<PhysicalDisk, 'id' | 'serial' | 'policy' | 'state' | 'sledId'>

/** Disks that are in a sled and not in use. */
export function lostDisks(disks: readonly Seen[]): Finding[] {
  return disks
    .filter(({ policy, state }) => policy.kind === 'expunged' || state === 'decommissioned')
    .map(({ id, serial, state, sledId }) => ({
      id: `disk/${id}`,
      severity: 'notice',
      text: `Physical disk ${serial} is ${state === 'decommissioned' ? 'decommissioned' : 'expunged'}`,
      remedy: sledId
        ? { label: 'Sled', to: '/system/inventory/sleds/$sledId/disks', params: { sledId } }
        : { label: 'Disks', to: '/system/inventory/disks' },
    }))
}
