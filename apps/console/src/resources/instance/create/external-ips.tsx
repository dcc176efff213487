import { Button, Checkbox, MiniTable } from '@plenum/ui'
import { Suspense, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { FormSelect } from '../../../form/form-select.tsx'
import { DefaultPoolNote } from '../../ip-pool/default-note.tsx'
import { poolOptions } from '../../ip-pool/option.tsx'
import type { SectionProps } from './form.ts'
import { PickFloatingIp } from './on-use.ts'
import { isConnected } from './values.ts'
import type { InstanceValues } from './values.ts'

const NEEDS_NIC = 'External IPs need a network interface'

function EphemeralIp({ form: { control }, choices: { pools } }: SectionProps) {
  const { field } = useController({ control, name: 'ephemeral' })
  const connected = useWatch({ control, compute: (values: InstanceValues) => isConnected(values) })
  const reason = connected ? undefined : NEEDS_NIC
  const noPool = pools?.length === 0 ? 'No IP pool is linked to this silo' : undefined
  const whyNot = reason ?? noPool
  const isWanted = field.value && whyNot === undefined
  return (
    <>
      <Checkbox
        name={field.name}
        value={isWanted}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        isDisabled={whyNot !== undefined}
        hint={whyNot ?? 'Taken when the instance is created, given back when it is deleted'}
      >
        Attach an ephemeral IP
      </Checkbox>
      {isWanted && pools && (
        <FormSelect
          control={control}
          name="pool"
          label="IP pool"
          placeholder="Select a pool"
          options={poolOptions(pools)}
        />
      )}
      {isWanted && !pools && <DefaultPoolNote />}
    </>
  )
}

function FloatingIps({ form: { control }, choices: { freeFloatingIps } }: SectionProps) {
  const { field } = useController({ control, name: 'floatingIps' })
  const connected = useWatch({ control, compute: (values: InstanceValues) => isConnected(values) })
  const [isAdding, setAdding] = useState(false)
  const chosen = freeFloatingIps.filter(({ name }) => field.value.includes(name))
  const left = freeFloatingIps.filter((floatingIp) => !chosen.includes(floatingIp))
  const whyNot = !connected
    ? NEEDS_NIC
    : left.length === 0
      ? 'There is no unattached floating IP in this project'
      : undefined
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">Floating IPs</legend>
      {connected && (
        <MiniTable
          label="Floating IPs"
          items={chosen}
          itemKey={({ id }) => id}
          itemName={({ name }) => `floating IP ${name}`}
          columns={[
            { label: 'Name', cell: ({ name }) => name },
            { label: 'IP', cell: ({ ip }) => <span className="font-mono">{ip}</span> },
          ]}
          onRemove={({ name }) => field.onChange(field.value.filter((each) => each !== name))}
        />
      )}
      <div>
        <Button size="sm" disabledReason={whyNot} onPress={() => setAdding(true)}>
          Attach floating IP
        </Button>
      </div>
      <Suspense>
        {isAdding && (
          <PickFloatingIp
            floatingIps={left}
            onDismiss={() => setAdding(false)}
            onPick={({ name }) => {
              field.onChange([...field.value, name])
              setAdding(false)
            }}
          />
        )}
      </Suspense>
    </fieldset>
  )
}

/** Under which addresses it is reached from outside. */
export function ExternalIps(props: SectionProps) {
  return (
    <>
      <EphemeralIp {...props} />
      <FloatingIps {...props} />
    </>
  )
}
