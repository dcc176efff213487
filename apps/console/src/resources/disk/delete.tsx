import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { whyNotDisk } from '@plenum/api/disk-rules'
import type { Disk } from '@plenum/api'
import { Trash2 } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'

function ask({ id, name }: Disk): void {
  confirm({
    title: 'Confirm delete disk',
    tone: 'danger',
    confirmLabel: 'Delete disk',
    body: (
      <p>
        Delete <strong className="text-text">{name}</strong>? Everything on it is lost.
      </p>
    ),
    errorTitle: `Could not delete ${name}`,
    action: async () => {
      await call('diskDelete', { params: { disk: id } })
      toast({ tone: 'success', content: `Disk ${name} deleted` })
      await refresh('diskList')
    },
  })
}

/** Offered for every disk; where it cannot be done it says why. */
export function deleteDisk(disk: Disk): MenuEntry {
  return {
    label: 'Delete',
    icon: <Trash2 />,
    tone: 'danger',
    disabledReason:
      'instance' in disk.state
        ? 'A disk must be detached from its instance before it can be deleted'
        : whyNotDisk('delete', disk.state.state),
    onAction: () => ask(disk),
  }
}
