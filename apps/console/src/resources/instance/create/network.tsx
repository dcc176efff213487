import { useWatch } from 'react-hook-form'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import type { SectionProps } from './form.ts'
import { FormSection } from './section.tsx'

const interfaces = [
  { value: 'default', label: 'Default', description: "One in the project's default VPC, with an address of its own" },
  { value: 'none', label: 'None', description: 'Nothing can reach the instance but its serial console' },
]

export function Network({ form: { control } }: Pick<SectionProps, 'form'>) {
  const name = useWatch({ control, name: 'name' })
  return (
    <FormSection title="Network">
      <FormRadioGroup control={control} name="network" label="Network interface" options={interfaces} />
      <FormTextField
        control={control}
        name="hostname"
        label="Hostname"
        hint="The name of the instance when left blank"
        optional
        {...(name !== '' && { placeholder: name })}
      />
    </FormSection>
  )
}
