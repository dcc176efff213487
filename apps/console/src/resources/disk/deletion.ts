import { whyNotDisk } from '@plenum/api/disk-rules'
import type { Disk } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

function whyNot({ state }: Disk): string | undefined {
  return 'instance' in state
    ? 'A disk must be detached from its instance before it can be deleted'
    : whyNotDisk('delete', state.state)
}

export const diskDeletion = deletion<Disk>({
  noun: { one: 'disk', many: 'disks' },
  consequence: {
    one: 'Everything on it is lost. Its snapshots, and images that were made from them, are kept.',
    many: 'Everything on them is lost. Their snapshots, and images that were made from those, are kept.',
  },
  whyNot,
  run: ({ id }) => call('diskDelete', { params: { disk: id } }),
  refreshes: ['diskList', 'diskView', 'utilizationView'],
})
