import { formatBytes } from '@plenum/ui'
import type { Option } from '@plenum/ui'
import type { Image } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormRadioCards } from '../../../form/form-radio-cards.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { grownDiskGiB, maxDiskGiB, minDiskGiB } from '../../disk/size.ts'
import { imageOption } from '../../image/option.ts'
import type { SectionProps } from './form.ts'
import { bootOriginOf } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

/** More than these are looked for by typing. */
const CARDS_MAX = 12

/** The disk must hold what it is made from: it grows when it does not, and never shrinks. */
export function growDisk({ getValues, setValue }: SectionProps['form'], choices: Choices): void {
  const origin = bootOriginOf(getValues(), choices)
  if (!origin) return
  const grown = grownDiskGiB(getValues('diskSizeGiB'), origin.size)
  if (grown !== getValues('diskSizeGiB')) setValue('diskSizeGiB', grown, { shouldDirty: true, shouldValidate: false })
}

interface ImageChoiceProps extends SectionProps {
  name: 'siloImage' | 'projectImage'
  images: readonly Image[]
}

/** Images as cards, as long as one can take them in at a glance. */
export function ImageChoice({ form, choices, name, images }: ImageChoiceProps) {
  const { control } = form
  const onChosen = () => growDisk(form, choices)
  if (images.length > CARDS_MAX)
    return (
      <FormComboBox
        control={control}
        name={name}
        label="Image"
        placeholder="Select an image"
        options={images.map((image) => imageOption(image))}
        onChosen={onChosen}
      />
    )
  return (
    <FormRadioCards
      control={control}
      name={name}
      label="Image"
      options={images.map(({ id, name: label, os, version, size }) => {
        const { number, unit } = formatBytes(size)
        return {
          value: id,
          label: <span className="wrap-anywhere">{label}</span>,
          // The number does not part from its unit on a narrow card.
          description: `${os} ${version}, ${number}\u00a0${unit}`,
        }
      })}
      onChosen={onChosen}
    />
  )
}

/** Snapshots of this project, of which there may be many. */
export function SnapshotChoice({ form, choices, options }: SectionProps & { options: readonly Option[] }) {
  return (
    <FormComboBox
      control={form.control}
      name="snapshot"
      label="Snapshot"
      placeholder="Select a snapshot"
      hint="The disk begins as it was when the snapshot was taken"
      options={options}
      onChosen={() => growDisk(form, choices)}
    />
  )
}

/** Size and name of a boot disk that is made along. */
export function NewBootDisk({ form: { control }, choices }: SectionProps) {
  const origin = useWatch({ control, compute: (values: InstanceValues) => bootOriginOf(values, choices)?.size ?? 0 })
  return (
    <>
      <FormNumberField
        control={control}
        name="diskSizeGiB"
        label="Disk size"
        unit="GiB"
        minValue={minDiskGiB(origin)}
        maxValue={maxDiskGiB}
      />
      <FormTextField
        control={control}
        name="diskName"
        label="Disk name"
        hint="Made up from the names of the instance and what it starts from when left blank"
        optional
      />
    </>
  )
}
