import { MiniTable, MiniTableButtons, TextField } from '@plenum/ui'
import { whyNotPorts } from '@plenum/api/firewall-range'
import { firewallLimits } from '@plenum/api/firewall-rules'
import { parseNumberRange, rangeText } from '@plenum/api/number-range'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { AddOnEnter } from './add-on-enter.tsx'
import { withPlainDashes } from './drafts.ts'
import { EmptyFilter } from './empty-filter.tsx'
import type { RuleValues } from './rule-values.ts'

function whyNot(text: string, added: readonly string[]): string | undefined {
  const range = parseNumberRange(text)
  const reason = whyNotPorts(text)
  if (reason !== undefined || !range) return reason
  if (added.length >= firewallLimits.ports) return `There can be at most ${firewallLimits.ports}`
  return added.includes(rangeText(range)) ? 'Already added' : undefined
}

/** Ports and ranges of them. */
export function PortList({ control }: { control: Control<RuleValues, unknown, RuleValues> }) {
  const items = useController({ control, name: 'ports' })
  const draft = useController({ control, name: 'port' })
  const [wasRefused, setRefused] = useState(false)
  const added = items.field.value ?? []
  const text = draft.field.value.trim()
  const clear = () => {
    draft.field.onChange('')
    setRefused(false)
  }
  const add = () => {
    const range = parseNumberRange(text)
    if (text === '') return
    if (!range || whyNot(text, added) !== undefined) return setRefused(true)
    items.field.onChange([...added, rangeText(range)])
    clear()
  }
  return (
    <>
      <AddOnEnter onAdd={add}>
        <TextField
          label="Port filters"
          hint="A single port (443) or a range (8000-8999)"
          isMono
          value={draft.field.value}
          onChange={(next) => draft.field.onChange(withPlainDashes(next))}
          inputRef={draft.field.ref}
          error={(wasRefused && text !== '' ? whyNot(text, added) : undefined) ?? draft.fieldState.error?.message}
        />
      </AddOnEnter>
      <MiniTableButtons
        addLabel="Add port filter"
        onAdd={add}
        onClear={clear}
        disabledReason={text === '' ? 'Enter a port first' : undefined}
      />
      {items.field.value?.length === 0 && <EmptyFilter noun="ports" onRemove={() => items.field.onChange(null)} />}
      <MiniTable
        label="Port filters"
        items={added}
        itemKey={(port) => port}
        itemName={(port) => `port ${port}`}
        columns={[{ label: 'Port ranges', cell: (port) => <span className="font-mono">{port}</span> }]}
        onRemove={(port) => {
          const left = added.filter((each) => each !== port)
          items.field.onChange(left.length === 0 ? null : left)
        }}
      />
    </>
  )
}
