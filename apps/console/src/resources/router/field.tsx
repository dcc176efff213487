import type { FieldValues } from 'react-hook-form'
import { FormSelect } from '../../form/form-select.tsx'
import type { FormFieldProps } from '../../form/use-field.ts'
import { NO_ROUTER } from '../subnet/schema.ts'
import type { VpcRouter } from '@plenum/api'

type CustomRouterFieldProps<Values extends FieldValues> = Pick<FormFieldProps<Values>, 'control' | 'name'> & {
  /** Every router of the VPC; undefined until they are known. */
  routers: readonly VpcRouter[] | undefined
}

/** Which custom router a subnet has, if any. */
export function CustomRouterField<Values extends FieldValues>({
  control,
  name,
  routers,
}: CustomRouterFieldProps<Values>) {
  const custom = (routers ?? []).filter(({ kind }) => kind === 'custom')
  return (
    <FormSelect
      control={control}
      name={name}
      label="Custom router"
      hint="Its routes come before equally specific ones of the system router"
      isLoading={routers === undefined}
      options={[
        { value: NO_ROUTER, label: 'None', description: 'Only the system router' },
        ...custom.map((router) => ({
          value: router.id,
          label: router.name,
          ...(router.description !== '' && { description: router.description }),
        })),
      ]}
    />
  )
}
