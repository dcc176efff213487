import { zodResolver } from '@hookform/resolvers/zod'
import { SideModal } from '@plenum/ui'
import type { InstanceDiskAttachment } from '@plenum/api'
import { useForm } from 'react-hook-form'
import { diskBody, diskSchema, initialDisk } from '../../disk/create-schema.ts'
import type { DiskValues } from '../../disk/create-schema.ts'
import { DiskFields } from '../../disk/fields.tsx'
import { useDiskSources } from '../../disk/use-sources.ts'

interface NewDiskRowProps {
  project: string
  /** Names that the disk cannot have. */
  taken: ReadonlySet<string>
  onAdd: (disk: InstanceDiskAttachment) => void
  onDismiss: () => void
}

const none = { images: [], snapshots: [] }

/** A disk that is made along with an instance: nothing happens until that is created. */
export function NewDiskRow({ project, taken, onAdd, onDismiss }: NewDiskRowProps) {
  const sources = useDiskSources(project)
  const schema = diskSchema(sources ?? none).superRefine(({ name }, ctx) => {
    if (taken.has(name)) ctx.addIssue({ code: 'custom', path: ['name'], message: 'name is already in use' })
  })
  const form = useForm<DiskValues, unknown, DiskValues>({ resolver: zodResolver(schema), defaultValues: initialDisk })
  const submit = form.handleSubmit((values) => onAdd({ type: 'create', ...diskBody(values) }))
  return (
    <SideModal
      title="Create disk"
      submitLabel="Add disk"
      onDismiss={onDismiss}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <p className="text-sm text-muted">The disk is made when the instance is created.</p>
      <DiskFields {...{ form, project, sources }} />
    </SideModal>
  )
}
