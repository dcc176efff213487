import { toast } from '@plenum/ui'
import type { Disk } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { imageOption } from '../image/option.ts'
import { projectImages, siloImages } from '../image/queries.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { diskBody, diskImage, diskSchema, initialDisk } from './create-schema.ts'
import { grownDiskGiB, maxDiskGiB, minDiskGiB } from './size.ts'

const sources = [
  { value: 'blank', label: 'Blank', description: 'Empty, to be partitioned by the instance' },
  { value: 'image', label: 'Image', description: 'A copy of an image, ready to boot from' },
]
const blockSizes = ['512', '2048', '4096'].map((value) => ({ value, label: value }))

/** Images of the project, then those of the silo; undefined until both are known. */
function useImages(project: string) {
  const { data: own } = useQuery(projectImages(project))
  const { data: silo } = useQuery(siloImages())
  return useMemo(() => own && silo && { images: [...own.items, ...silo.items] }, [own, silo])?.images
}

interface CreateDiskProps {
  project: string
  onDismiss: () => void
  onCreated: (disk: Disk) => void
}

/** The form for a new disk, beside whatever asked for it. */
export function CreateDisk({ project, onDismiss, onCreated }: CreateDiskProps) {
  const images = useImages(project)
  const { form, ...resource } = useResourceForm({
    operation: 'diskCreate',
    schema: diskSchema(images ?? []),
    defaultValues: initialDisk,
    toInput: (values) => ({ query: { project }, body: diskBody(values) }),
    refreshes: ['diskList'],
    onSuccess: (disk) => {
      toast({ tone: 'success', content: `Disk ${disk.name} created` })
      onCreated(disk)
    },
  })
  const { control, getValues, setValue } = form
  const [source, chosen] = useWatch({ control, name: ['source', 'image'] })
  const image = diskImage({ source, image: chosen }, images ?? [])
  const grow = () => {
    const { size } = diskImage(getValues(), images ?? []) ?? { size: 0 }
    setValue('sizeGiB', grownDiskGiB(getValues('sizeGiB'), size), { shouldDirty: true })
  }
  const option = (found: NonNullable<typeof images>[number]) =>
    imageOption(found, found.projectId ? 'Project image' : 'Silo image')
  return (
    <SideForm form={resource} title="Create disk" onDismiss={onDismiss}>
      <NameAndDescription control={control} name="name" description="description" />
      <FormRadioGroup control={control} name="source" label="Source" options={sources} onChosen={grow} />
      {source === 'blank' ? (
        <FormRadioGroup
          control={control}
          name="blockSize"
          label="Block size"
          hint="Bytes per sector, as the instance sees it"
          orientation="horizontal"
          options={blockSizes}
        />
      ) : (
        <FormComboBox
          control={control}
          name="image"
          label="Image"
          placeholder="Select an image"
          isLoading={images === undefined}
          options={(images ?? []).map(option)}
          onChosen={grow}
        />
      )}
      <FormNumberField
        control={control}
        name="sizeGiB"
        label="Size"
        unit="GiB"
        minValue={minDiskGiB(image?.size ?? 0)}
        maxValue={maxDiskGiB}
      />
    </SideForm>
  )
}
