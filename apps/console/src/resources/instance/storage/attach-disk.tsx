import { ModalForm, toast } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { useResourceForm } from '../../../form/use-resource-form.ts'
import { diskOption } from '../../disk/option.ts'
import { allDisks } from '../../disk/queries.ts'

const choice = z.object({ disk: z.string().min(1) })

interface AttachDiskProps {
  project: string
  instance: Instance
  onDismiss: () => void
}

/** Attaches one of the project's detached disks. */
export function AttachDisk({ project, instance, onDismiss }: AttachDiskProps) {
  const { data: disks } = useQuery(allDisks(project))
  const free = (disks?.items ?? []).filter(({ state }) => state.state === 'detached')
  const form = useResourceForm({
    operation: 'instanceDiskAttach',
    schema: choice,
    defaultValues: { disk: '' },
    toInput: (body) => ({ params: { instance: instance.id }, body }),
    refreshes: ['instanceDiskList', 'diskList', 'diskView'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Disk ${name} attached` })
      onDismiss()
    },
  })
  return (
    <ModalForm
      title="Attach disk"
      submitLabel="Attach disk"
      onDismiss={onDismiss}
      isPending={form.isPending}
      errors={form.errors}
      submitDisabledReason={disks && free.length === 0 ? 'There is no detached disk in this project' : undefined}
      onSubmit={(event) => void form.submit(event)}
    >
      <FormComboBox
        control={form.control}
        name="disk"
        label="Disk name"
        placeholder="Select a disk"
        hint="Disks that are not attached to an instance"
        isLoading={disks === undefined}
        options={free.map((disk) => diskOption(disk, 'id'))}
      />
    </ModalForm>
  )
}
