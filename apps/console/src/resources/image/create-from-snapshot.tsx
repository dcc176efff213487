import { PropertiesTable, Size, toast } from '@plenum/ui'
import { Description, Name } from '@plenum/api/scalars'
import type { Snapshot } from '@plenum/api'
import { z } from 'zod'
import { FormTextField } from '../../form/form-text-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'

/** What a person says of a new image; the control plane would take empty texts, which nobody could choose by. */
export const imageFields = {
  name: Name,
  description: Description,
  os: z.string().trim().min(1),
  version: z.string().trim().min(1),
}
const fields = z.object(imageFields)

interface CreateImageProps {
  project: string
  snapshot: Snapshot
  onDismiss: () => void
  onCreated: () => void
}

/** The form for an image that holds what a snapshot does. */
export function CreateImageFromSnapshot({ project, snapshot, onDismiss, onCreated }: CreateImageProps) {
  const form = useResourceForm({
    operation: 'imageCreate',
    schema: fields,
    defaultValues: { name: snapshot.name, description: '', os: '', version: '' },
    toInput: (image) => ({
      query: { project },
      body: { ...image, source: { type: 'snapshot' as const, id: snapshot.id } },
    }),
    refreshes: ['imageList', 'imageView'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Image ${name} created` })
      onCreated()
    },
  })
  const { control } = form
  return (
    <SideForm form={form} title="Create image from snapshot" submitLabel="Create image" onDismiss={onDismiss}>
      <PropertiesTable
        columns={1}
        items={[
          { label: 'Snapshot', value: snapshot.name },
          { label: 'Project', value: project },
          { label: 'Size', value: <Size bytes={snapshot.size} /> },
        ]}
      />
      <NameAndDescription control={control} name="name" description="description" />
      <FormTextField control={control} name="os" label="OS" hint="The family, such as debian" />
      <FormTextField control={control} name="version" label="Version" hint="In the terms of that system, such as 13" />
    </SideForm>
  )
}
