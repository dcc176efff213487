import type { PhysicalDisk } from '@plenum/api'
import type { Finding } from '../finding.ts'

type Seen = Pick<PhysicalDisk, 'id' | 'serial' | 'policy' | 'state'>

/** Disks that are in a sled and not in use. */
export function lostDisks(disks: readonly Seen[]): Finding[] {
  return disks
    .filter(({ policy, state }) => policy.kind === 'expunged' || state === 'decommissioned')
    .map(({ id, serial, state }) => ({
      id: `disk/${id}`,
      severity: 'notice',
      text: `Physical disk ${serial} is ${state === 'decommissioned' ? 'decommissioned' : 'expunged'}`,
      remedy: { label: 'Disk', to: '/system/inventory/disks/$diskId', params: { diskId: id } },
    }))
}
