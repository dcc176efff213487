import { whyNotSnapshot } from '@plenum/api/snapshot-rules'
import type { Snapshot } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

export const snapshotDeletion = deletion<Snapshot>({
  noun: { one: 'snapshot', many: 'snapshots' },
  consequence: {
    one: 'What the disk held at that time is lost. Disks and images that were made from it are kept.',
    many: 'What the disks held at that time is lost. Disks and images that were made from them are kept.',
  },
  whyNot: ({ state }) => whyNotSnapshot('delete', state),
  run: ({ id }) => call('snapshotDelete', { params: { snapshot: id } }),
  refreshes: ['snapshotList', 'snapshotView', 'utilizationView'],
})
