import type { RadioOption } from '@plenum/ui'
import { useWatch } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { FormSelect } from '../../form/form-select.tsx'
import { timeUnits } from './duration.ts'
import type { LifetimeValues } from './lifetime.ts'

interface LifetimeFieldsProps {
  control: Control<LifetimeValues, unknown, FieldValues>
  label: string
  /** What no limit means, and what some. */
  none: Omit<RadioOption, 'value'>
  some: Omit<RadioOption, 'value'>
}

const units = Object.keys(timeUnits).map((unit) => ({ value: unit, label: `${unit}s` }))

/** How long tokens live: without a limit, or so many of a unit of time. */
export function LifetimeFields({ control, label, none, some }: LifetimeFieldsProps) {
  const limit = useWatch({ control, name: 'limit' })
  const options = [
    { value: 'none', ...none },
    { value: 'some', ...some },
  ]
  return (
    <>
      <FormRadioGroup control={control} name="limit" label={label} options={options} />
      {limit === 'some' && (
        <div className="grid max-w-md grid-cols-2 items-start gap-3">
          <FormNumberField control={control} name="amount" label="Amount" minValue={1} />
          <FormSelect control={control} name="unit" label="Unit" options={units} />
        </div>
      )}
    </>
  )
}
