import { useWatch } from 'react-hook-form'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { NameAndDescription } from '../name-and-description.tsx'
import { chosenSource, initialDisk } from './create-schema.ts'
import type { DiskSources, DiskValues } from './create-schema.ts'
import { DiskSourceFields } from './create-source.tsx'
import { grownDiskGiB, maxDiskGiB, minDiskGiB } from './size.ts'

interface DiskFieldsProps<Out extends FieldValues> {
  form: UseFormReturn<DiskValues, unknown, Out>
  project: string
  sources: DiskSources | undefined
}

const none = { images: [], snapshots: [] }

/** All there is to say about a new disk. */
export function DiskFields<Out extends FieldValues>({ form, project, sources }: DiskFieldsProps<Out>) {
  const { control, getValues, setValue } = form
  const [source, image, snapshot] = useWatch({ control, name: ['source', 'image', 'snapshot'] })
  const chosen = chosenSource({ source, image, snapshot }, sources ?? none)
  const grow = () => {
    const { bytes } = chosenSource(getValues(), sources ?? none) ?? { bytes: 0 }
    setValue('sizeGiB', grownDiskGiB(getValues('sizeGiB'), bytes), { shouldDirty: true })
  }
  const changeKind = (kind: string) => {
    if (kind === 'blank') setValue('blockSize', initialDisk.blockSize)
    grow()
  }
  return (
    <>
      <NameAndDescription control={control} name="name" description="description" />
      <DiskSourceFields {...{ control, project, sources }} onChosen={grow} onKindChosen={changeKind} />
      <FormNumberField
        control={control}
        name="sizeGiB"
        label="Size"
        unit="GiB"
        minValue={minDiskGiB(chosen?.bytes ?? 0)}
        maxValue={maxDiskGiB}
      />
    </>
  )
}
