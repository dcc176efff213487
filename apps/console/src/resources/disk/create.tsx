import { toast } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import type { Disk } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { diskBody, diskSchema, initialDisk } from './create-schema.ts'
import type { DiskValues } from './create-schema.ts'
import { DiskFields } from './fields.tsx'
import { StorageHint } from './storage-hint.tsx'
import { useDiskSources } from './use-sources.ts'

interface CreateDiskProps {
  project: string
  /** What the form begins with, where that is not the usual. */
  initial?: Partial<DiskValues>
  onDismiss: () => void
  onCreated: (disk: Disk) => void
}

const none = { images: [], snapshots: [] }

/** The form for a new disk, beside whatever asked for it. */
export function CreateDisk({ project, initial, onDismiss, onCreated }: CreateDiskProps) {
  const sources = useDiskSources(project)
  const { form, ...resource } = useResourceForm({
    operation: 'diskCreate',
    schema: diskSchema(sources ?? none),
    defaultValues: { ...initialDisk, ...initial },
    toInput: (values) => ({ query: { project }, body: diskBody(values) }),
    refreshes: ['diskList', 'utilizationView'],
    onSuccess: (disk) => {
      toast({ tone: 'success', content: `Disk ${disk.name} created` })
      onCreated(disk)
    },
  })
  const sizeGiB = useWatch({ control: form.control, name: 'sizeGiB' })
  return (
    <SideForm form={resource} title="Create disk" onDismiss={onDismiss}>
      <DiskFields {...{ form, project, sources }} />
      <StorageHint bytes={sizeGiB * GiB} />
    </SideForm>
  )
}
