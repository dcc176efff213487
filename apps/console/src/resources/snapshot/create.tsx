import { toast } from '@plenum/ui'
import { SnapshotCreate } from '@plenum/api/snapshot'
import type { Snapshot } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { diskOption } from '../disk/option.ts'
import { allDisks, canBeSnapshotted } from '../disk/queries.ts'
import { StorageHint } from '../disk/storage-hint.tsx'
import { NameAndDescription } from '../name-and-description.tsx'

interface CreateSnapshotProps {
  project: string
  onDismiss: () => void
  onCreated: (snapshot: Snapshot) => void
}

/** The form for a new snapshot of one of the project's disks. */
export function CreateSnapshot({ project, onDismiss, onCreated }: CreateSnapshotProps) {
  const { data: disks } = useQuery(allDisks(project))
  const suitable = (disks?.items ?? []).filter(canBeSnapshotted)
  const form = useResourceForm({
    operation: 'snapshotCreate',
    schema: SnapshotCreate,
    defaultValues: { name: '', description: '', disk: '' },
    toInput: (body) => ({ query: { project }, body }),
    refreshes: ['snapshotList', 'diskList', 'diskView', 'utilizationView'],
    onSuccess: (snapshot) => {
      toast({ tone: 'success', content: `Snapshot ${snapshot.name} created` })
      onCreated(snapshot)
    },
  })
  const { control } = form
  const chosen = useWatch({ control, name: 'disk' })
  return (
    <SideForm form={form} title="Create snapshot" onDismiss={onDismiss}>
      <NameAndDescription control={control} name="name" description="description" />
      <FormComboBox
        control={control}
        name="disk"
        label="Disk"
        placeholder="Select a disk"
        hint="Only disks that are attached or detached are listed: of others no snapshot can be taken"
        isLoading={disks === undefined}
        options={suitable.map((disk) => diskOption(disk, 'id'))}
      />
      <StorageHint bytes={suitable.find(({ id }) => id === chosen)?.size ?? 0} />
    </SideForm>
  )
}
