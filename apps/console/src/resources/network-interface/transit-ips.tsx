import { MiniTable, MiniTableButtons, TextField } from '@plenum/ui'
import { capitalise } from '@plenum/api/errors'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { AddOnEnter } from '../firewall/form/add-on-enter.tsx'
import type { NicEditValues } from './edit.tsx'
import { whyNotAdd } from './transit-ip.ts'

/** Networks that the instance forwards for, added one by one. */
export function TransitIps({ control }: { control: Control<NicEditValues, unknown, NicEditValues> }) {
  const list = useController({ control, name: 'transitIps' })
  const box = useController({ control, name: 'transitIp' })
  const [wasRefused, setRefused] = useState(false)
  const nets = list.field.value
  const typed = box.field.value
  const reset = () => {
    box.field.onChange('')
    setRefused(false)
  }
  const add = () => {
    if (typed.trim() === '') return
    if (whyNotAdd(typed, nets) !== undefined) return setRefused(true)
    list.field.onChange([...nets, typed.trim()])
    reset()
  }
  const refusal = wasRefused && typed.trim() !== '' ? whyNotAdd(typed, nets) : undefined
  const error = refusal ?? box.fieldState.error?.message
  return (
    <>
      <AddOnEnter onAdd={add}>
        <TextField
          label="Transit IPs"
          hint="Networks that the instance may forward for, such as 10.20.0.0/16"
          optional
          isMono
          value={typed}
          onChange={box.field.onChange}
          onBlur={box.field.onBlur}
          inputRef={box.field.ref}
          error={error && capitalise(error)}
        />
      </AddOnEnter>
      <MiniTableButtons
        addLabel="Add transit IP"
        onAdd={add}
        onClear={reset}
        disabledReason={typed.trim() === '' ? 'Enter a network first' : undefined}
      />
      <MiniTable
        label="Transit IPs"
        items={nets}
        itemKey={(net) => net}
        itemName={(net) => `IP ${net}`}
        columns={[{ label: 'Network', cell: (net) => <span className="font-mono">{net}</span> }]}
        onRemove={(net) => list.field.onChange(nets.filter((each) => each !== net))}
      />
    </>
  )
}
