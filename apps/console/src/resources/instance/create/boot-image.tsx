import type { Image } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { grownDiskGiB, maxDiskGiB, minDiskGiB } from '../../disk/size.ts'
import { imageOption } from '../../image/option.ts'
import type { SectionProps } from './form.ts'

/** The disk must hold the image: it grows when it does not, and never shrinks. */
export function growDisk({ getValues, setValue }: SectionProps['form'], image: Image | undefined): void {
  if (!image) return
  const grown = grownDiskGiB(getValues('diskSizeGiB'), image.size)
  if (grown !== getValues('diskSizeGiB')) setValue('diskSizeGiB', grown, { shouldDirty: true, shouldValidate: false })
}

interface BootImageProps {
  form: SectionProps['form']
  name: 'siloImage' | 'projectImage'
  images: readonly Image[]
}

/** A new boot disk, made from an image. */
export function BootImage({ form, name, images }: BootImageProps) {
  const { control } = form
  const chosen = useWatch({ control, name })
  const find = (wanted: string) => images.find(({ id }) => id === wanted)
  return (
    <div className="flex flex-col gap-4">
      <FormComboBox
        control={control}
        name={name}
        label="Image"
        placeholder="Select an image"
        options={images.map((image) => imageOption(image))}
        onChosen={(id) => growDisk(form, find(id))}
      />
      <FormNumberField
        control={control}
        name="diskSizeGiB"
        label="Disk size"
        unit="GiB"
        minValue={minDiskGiB(find(chosen)?.size ?? 0)}
        maxValue={maxDiskGiB}
      />
      <FormTextField
        control={control}
        name="diskName"
        label="Disk name"
        hint="Made up from the names of instance and image when left blank"
        optional
      />
    </div>
  )
}
