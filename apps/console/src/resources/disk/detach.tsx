import type { MenuEntry } from '@plenum/ui'
import { whyNotDisk } from '@plenum/api/disk-rules'
import type { Disk, Instance } from '@plenum/api'
import { Unplug } from 'lucide-react'
import { detachDisk } from '../instance/storage/actions.tsx'

/** Detaching where the disk is what one looks at: as at its instance, once that is known. */
export function detachFromList(disk: Disk, instance: Instance | undefined): MenuEntry {
  if (instance) return detachDisk(instance, disk)
  return {
    label: 'Detach',
    icon: <Unplug />,
    disabledReason: whyNotDisk('detach', disk.state.state) ?? 'The instance that has it is not known yet',
  }
}
