import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import { whyNotDiskImport } from '@plenum/api/disk-import-rules'
import type { Disk } from '@plenum/api'
import { PackageCheck } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'

async function end({ id, name, state }: Disk): Promise<void> {
  const params = { disk: id }
  if (whyNotDiskImport('stop', state.state) === undefined) await call('diskBulkWriteImportStop', { params })
  await call('diskFinalizeImport', { params, body: {} })
  toast({ tone: 'success', content: `Import of disk ${name} ended` })
}

/** For disks whose import was cut off, which could be neither used nor deleted otherwise; nothing for others. */
export function endImport(disk: Disk): MenuEntry[] {
  const { state } = disk.state
  if (whyNotDiskImport('finalize', state) !== undefined && whyNotDiskImport('stop', state) !== undefined) return []
  return [
    {
      label: 'End import',
      icon: <PackageCheck />,
      onAction: () =>
        confirm({
          title: 'Confirm end import',
          confirmLabel: 'End import',
          body: (
            <>
              <p>
                End the import into <strong className="text-text">{disk.name}</strong>? Nothing more can be written to
                it from outside; an upload that is still under way fails.
              </p>
              <p>What was written is kept, the rest is zeros. The disk can then be attached or deleted.</p>
            </>
          ),
          errorTitle: `Could not end the import into ${disk.name}`,
          action: async () => {
            try {
              await end(disk)
            } finally {
              await refresh('diskList', 'diskView')
            }
          },
        }),
    },
  ]
}
