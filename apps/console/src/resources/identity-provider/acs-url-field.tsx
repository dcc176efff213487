import { Checkbox, CopyButton, TextField } from '@plenum/ui'
import { useEffect } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { fieldMessage } from '../../form/field-error.ts'
import { standardAcsUrl } from './acs-url.ts'
import type { ProviderValues } from './schema.ts'

interface AcsUrlFieldProps {
  form: UseFormReturn<ProviderValues, unknown, ProviderValues>
  silo: string
}

const LABEL = 'ACS URL'

/** Where the provider sends its answers: what follows from the names, unless somebody wants another. */
export function AcsUrlField({ form, silo }: AcsUrlFieldProps) {
  const { control, setValue } = form
  const [name, isStandard] = useWatch({ control, name: ['name', 'isStandardAcsUrl'] })
  // The form's state is outside of React; the address follows the name for as long as it is the standard one.
  useEffect(() => {
    if (isStandard) setValue('acsUrl', standardAcsUrl(silo, name), { shouldValidate: false })
  }, [isStandard, name, silo, setValue])
  return (
    <div className="flex flex-col gap-2">
      <Controller
        control={control}
        name="acsUrl"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            {...field}
            label={LABEL}
            hint="Where the provider sends its answers"
            inputRef={ref}
            isDisabled={isStandard}
            end={<CopyButton text={field.value} />}
            error={fieldMessage(LABEL, field.value, fieldState.error?.message)}
          />
        )}
      />
      <Controller
        control={control}
        name="isStandardAcsUrl"
        render={({ field: { ref, value, ...field } }) => (
          <Checkbox {...field} inputRef={ref} value={value}>
            Use standard ACS URL
          </Checkbox>
        )}
      />
    </div>
  )
}
