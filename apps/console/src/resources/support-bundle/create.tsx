import { Button, confirm, toast } from '@plenum/ui'
import { Plus } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { usePageActions } from '../../shell/page-actions.tsx'

const NEW = 'New support bundle'

function askCreate(): void {
  confirm({
    title: 'Collect a support bundle',
    confirmLabel: 'Collect',
    body: (
      <>
        <p>
          What the control plane knows of the rack is written into an archive. That takes a moment, and stops nothing.
        </p>
        <p>It takes one of the disks of the rack until it is deleted.</p>
      </>
    ),
    errorTitle: 'Could not collect a support bundle',
    action: async () => {
      const { id } = await call('supportBundleCreate', {})
      toast({ tone: 'success', content: `Support bundle ${id.slice(0, 8)} is being collected` })
      await refresh('supportBundleList')
    },
  })
}

/** There is nothing to fill in: it is enough to be asked. */
export function CreateBundle({ whyNot }: { whyNot: string | undefined }) {
  usePageActions(whyNot === undefined ? [{ label: NEW, key: 'n', onAction: askCreate }] : [])
  return (
    <Button variant="primary" icon={<Plus />} disabledReason={whyNot} onPress={askCreate}>
      {NEW}
    </Button>
  )
}
