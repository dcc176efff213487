import type { Control, FieldValues, Path } from 'react-hook-form'
import { FormNumberField } from '../../form/form-number-field.tsx'

interface QuotaFieldsProps<Values extends FieldValues> {
  control: Control<Values, unknown, FieldValues>
  names: Readonly<Record<'cpus' | 'memoryGiB' | 'storageGiB', Path<Values>>>
  /** Under each field: what is in use. */
  hints?: Readonly<Record<'cpus' | 'memoryGiB' | 'storageGiB', string>>
}

/** What a silo may have provisioned at once. */
export function QuotaFields<Values extends FieldValues>({ control, names, hints }: QuotaFieldsProps<Values>) {
  return (
    <>
      <FormNumberField
        control={control}
        name={names.cpus}
        label="CPU quota"
        unit="vCPUs"
        {...(hints && { hint: hints.cpus })}
      />
      <FormNumberField
        control={control}
        name={names.memoryGiB}
        label="Memory quota"
        unit="GiB"
        {...(hints && { hint: hints.memoryGiB })}
      />
      <FormNumberField
        control={control}
        name={names.storageGiB}
        label="Storage quota"
        unit="GiB"
        {...(hints && { hint: hints.storageGiB })}
      />
    </>
  )
}
