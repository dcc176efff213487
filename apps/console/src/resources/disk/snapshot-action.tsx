import { toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { whyNotDisk } from '@plenum/api/disk-rules'
import { generateName } from '@plenum/api/generate-name'
import type { Disk } from '@plenum/api'
import { Camera } from 'lucide-react'
import { watchChange } from '../../activity/watch.ts'
import { call } from '../../api/call.ts'
import { query, queryClient, refresh } from '../../api/query.ts'

async function take(disk: Disk): Promise<void> {
  const name = generateName([disk.name])
  try {
    const snapshot = await call('snapshotCreate', {
      query: { project: disk.projectId },
      body: { name, description: '', disk: disk.id },
    })
    toast({ tone: 'success', content: `Creating snapshot ${name} of disk ${disk.name}` })
    watchChange(queryClient, {
      title: `Snapshot ${name} of ${disk.name}`,
      query: query('snapshotView', { params: { snapshot: snapshot.id } }),
      outcome: ({ state }) => {
        if (state === 'creating') return undefined
        void refresh('diskList', 'snapshotList')
        return state === 'ready' ? { state: 'done' } : { state: 'failed', error: `The snapshot is ${state}` }
      },
    })
  } catch (error) {
    const content = error instanceof Error ? error.message : String(error)
    toast({ tone: 'error', title: `Could not take a snapshot of ${disk.name}`, content })
  }
  await refresh('diskList', 'diskView', 'snapshotList', 'utilizationView')
}

/** Takes a snapshot under a name that is made up; a form with all there is to say is on the page of snapshots. */
export function snapshotDisk(disk: Disk): MenuEntry {
  return {
    label: 'Snapshot',
    icon: <Camera />,
    disabledReason: whyNotDisk('snapshot', disk.state.state),
    onAction: () => void take(disk),
  }
}
