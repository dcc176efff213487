import { Button, MiniTable } from '@plenum/ui'
import { instanceLimits } from '@plenum/api/instance-rules'
import type { NetworkInterfaceCreate } from '@plenum/api'
import { capitalise } from '@plenum/api/errors'
import { Suspense, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { ExternalIps } from './external-ips.tsx'
import type { SectionProps } from './form.ts'
import { FormSection } from '../../../form/form-section.tsx'
import { NewNicRow } from './on-use.ts'

interface InProject extends SectionProps {
  project: string
}

function interfaceOptions({ choices: { vpcs } }: InProject) {
  const noVpc = vpcs.length === 0
  const noDefault = !vpcs.some(({ name }) => name === 'default')
  return [
    {
      value: 'default',
      label: 'Default',
      description: noDefault
        ? 'There is no VPC named default in this project'
        : 'One in the default VPC, with an address of its own',
      isDisabled: noDefault,
    },
    {
      value: 'custom',
      label: 'Custom',
      description: noVpc ? 'There is no VPC in this project' : 'As you list them; the first is the primary one',
      isDisabled: noVpc,
    },
    { value: 'none', label: 'None', description: 'Nothing can reach the instance but its serial console' },
  ]
}

function CustomInterfaces({ form, project }: InProject) {
  const { field, fieldState } = useController({ control: form.control, name: 'nics' })
  const [isAdding, setAdding] = useState(false)
  const nics = field.value
  const error = fieldState.error?.message
  const change = (next: readonly NetworkInterfaceCreate[]) => {
    field.onChange([...next])
    if (error !== undefined) void form.trigger('nics')
  }
  return (
    <div className="flex flex-col gap-3">
      <MiniTable
        label="Network interfaces"
        items={nics}
        itemKey={({ name }) => name}
        itemName={({ name }) => `network interface ${name}`}
        emptyText="No network interfaces"
        columns={[
          { label: 'Name', cell: ({ name }) => name },
          { label: 'VPC', cell: ({ vpcName }) => vpcName },
          { label: 'Subnet', cell: ({ subnetName }) => subnetName },
          { label: 'IP', cell: ({ ip }) => <span className="font-mono">{ip ?? 'any free'}</span> },
        ]}
        onRemove={(nic) => change(nics.filter((each) => each !== nic))}
      />
      {error !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {capitalise(error)}
        </p>
      )}
      <div>
        <Button
          size="sm"
          ref={(button: HTMLButtonElement | null) => field.ref(button)}
          disabledReason={
            nics.length >= instanceLimits.nics
              ? `An instance can have at most ${instanceLimits.nics} network interfaces`
              : undefined
          }
          onPress={() => setAdding(true)}
        >
          Add network interface
        </Button>
      </div>
      <Suspense>
        {isAdding && (
          <NewNicRow
            project={project}
            others={nics}
            onDismiss={() => setAdding(false)}
            onAdd={(nic) => {
              change([...nics, nic])
              setAdding(false)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}

export function Network(props: InProject) {
  const { control } = props.form
  const [name, network] = useWatch({ control, name: ['name', 'network'] })
  return (
    <FormSection title="Network">
      <FormRadioGroup control={control} name="network" label="Network interface" options={interfaceOptions(props)} />
      {network === 'custom' && <CustomInterfaces {...props} />}
      <ExternalIps form={props.form} choices={props.choices} />
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
