import type { Vpc } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { FormSelect } from '../../form/form-select.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { NameAndDescription } from '../name-and-description.tsx'
import { allSubnets } from '../subnet/queries.ts'
import type { NicValues } from './schema.ts'

/** An interface that the instance has, or is to have. */
export interface OtherNic {
  vpcName: string
  subnetName: string
}

interface NicFieldsProps<Out extends FieldValues> {
  form: UseFormReturn<NicValues, unknown, Out>
  project: string
  vpcs: readonly Vpc[]
  others: readonly OtherNic[]
}

/** All there is to say about a new interface. All of an instance are in one VPC, each in another subnet. */
export function NicFields<Out extends FieldValues>({ form, project, vpcs, others }: NicFieldsProps<Out>) {
  const { control, setValue } = form
  const vpc = useWatch({ control, name: 'vpcName' })
  const { data: subnets } = useQuery({ ...allSubnets({ project, vpc }), enabled: vpc !== '', throwOnError: false })
  const [other] = others
  const taken = new Set(others.map(({ subnetName }) => subnetName))
  return (
    <>
      <NameAndDescription control={control} name="name" description="description" />
      <FormSelect
        control={control}
        name="vpcName"
        label="VPC"
        placeholder="Select a VPC"
        options={vpcs.map(({ name, description }) => {
          const isElsewhere = other !== undefined && other.vpcName !== name
          const about = isElsewhere ? `The other interfaces are in ${other.vpcName}` : description
          return { value: name, label: name, isDisabled: isElsewhere, ...(about !== '' && { description: about }) }
        })}
        onChosen={() => setValue('subnetName', '')}
      />
      <FormSelect
        control={control}
        name="subnetName"
        label="Subnet"
        placeholder={vpc === '' ? 'Select a VPC first' : 'Select a subnet'}
        isLoading={vpc !== '' && subnets === undefined}
        options={(subnets?.items ?? []).map(({ name, ipv4Block }) => ({
          value: name,
          label: name,
          description: taken.has(name) ? 'Another interface is in it' : ipv4Block,
          isDisabled: taken.has(name),
        }))}
      />
      <FormTextField
        control={control}
        name="ip"
        label="IP address"
        hint="One of the subnet; any that is free when left blank"
        isMono
        optional
      />
    </>
  )
}
