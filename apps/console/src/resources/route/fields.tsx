import { routeDestinations, routeTargets } from '@plenum/api/route-rules'
import { useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { FormSelect } from '../../form/form-select.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import type { RouteChoices } from './choices.ts'
import { endLabels } from './ends.tsx'
import type { RouteValues } from './schema.ts'

interface EndFieldsProps {
  form: UseFormReturn<RouteValues, unknown, RouteValues>
  choices: RouteChoices
  end: 'destination' | 'target'
}

const typeOptions = {
  destination: routeDestinations.map((value) => ({ value, label: endLabels[value] })),
  target: routeTargets.map((value) => ({
    value,
    label: value === 'internet_gateway' ? 'Internet gateway' : endLabels[value],
  })),
}

const texts = {
  ip: { label: 'IP address', hint: 'As in 192.0.2.7 or 2001:db8::7' },
  ip_net: { label: 'IP network', hint: 'As in 198.51.100.0/24 or 2001:db8::/32; 0.0.0.0/0 is everything' },
} as const

const lists = {
  subnet: { label: 'VPC subnet', placeholder: 'Select a VPC subnet' },
  instance: { label: 'Instance', placeholder: 'Select an instance' },
  internet_gateway: { label: 'Internet gateway', placeholder: 'Select an internet gateway' },
} as const

/** Type and value of a route's destination or target; another type begins without a value. */
export function RouteEndFields({ form, choices, end }: EndFieldsProps) {
  const { control, setValue, clearErrors, formState } = form
  const type = useWatch({ control, name: `${end}Type` })
  const title = end === 'destination' ? 'Destination' : 'Target'
  const kept = formState.defaultValues?.[end] ?? ''
  const start = () => {
    setValue(end, '', { shouldDirty: true })
    clearErrors(end)
  }
  const isText = type === 'ip' || type === 'ip_net'
  return (
    <>
      <FormSelect
        control={control}
        name={`${end}Type`}
        label={`${title} type`}
        options={typeOptions[end]}
        onChosen={start}
      />
      {isText && (
        <FormTextField
          key={type}
          control={control}
          name={end}
          label={`${title} ${texts[type].label}`}
          hint={texts[type].hint}
          isMono
        />
      )}
      {!isText && type !== 'drop' && (
        <FormComboBox
          key={type}
          control={control}
          name={end}
          label={`${title} ${lowered(lists[type].label)}`}
          placeholder={lists[type].placeholder}
          options={withKept(choices[type], type === formState.defaultValues?.[`${end}Type`] ? kept : '')}
        />
      )}
    </>
  )
}

function lowered(label: string): string {
  return label.startsWith('VPC') ? label : label.toLowerCase()
}

/** A route may name what is not there any more; its form does not forget it. */
function withKept(options: RouteChoices['subnet'], kept: string) {
  if (kept === '' || options.some(({ value }) => value === kept)) return options
  return [...options, { value: kept, label: kept, description: 'Not there any more: the route leads nowhere' }]
}
