import { ComboBox, MiniTable, MiniTableButtons, Select, TextField } from '@plenum/ui'
import { firewallLimits } from '@plenum/api/firewall-rules'
import type { VpcFirewallRuleTarget } from '@plenum/api'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { TypeBadge } from '../badges.tsx'
import { endTypes } from '../words.ts'
import type { EndType } from '../words.ts'
import { AddOnEnter } from './add-on-enter.tsx'
import { endOf, isSameEnd, whyNotEnd } from './drafts.ts'
import { EmptyFilter } from './empty-filter.tsx'
import { emptyEnd } from './rule-values.ts'
import type { RuleValues } from './rule-values.ts'

/** Names that can be chosen from; any other will do, too. */
export type KnownNames = Readonly<Record<'vpc' | 'subnet' | 'instance', readonly string[]>>

interface EndListProps {
  control: Control<RuleValues, unknown, RuleValues>
  list: 'targets' | 'hosts'
  draft: 'target' | 'host'
  /** "Target": of the fields and buttons. */
  noun: 'Target' | 'Host'
  label: string
  addLabel: string
  known: KnownNames
}

const typeOptions = (['vpc', 'subnet', 'instance', 'ip', 'ip_net'] as const).map((type) => ({
  value: type,
  label: endTypes[type].label,
}))

/** Things that a rule names, to be added one by one. */
export function EndList({ control, list, draft, noun, label, addLabel, known }: EndListProps) {
  const items = useController({ control, name: list })
  const type = useController({ control, name: `${draft}.type` })
  const value = useController({ control, name: `${draft}.value` })
  const [wasRefused, setRefused] = useState(false)
  const added: readonly VpcFirewallRuleTarget[] = items.field.value ?? []
  const typed = { type: type.field.value, value: value.field.value }
  const reset = (next: EndType) => {
    type.field.onChange(next)
    value.field.onChange('')
    setRefused(false)
  }
  const add = () => {
    if (typed.value.trim() === '') return
    if (whyNotEnd(typed) !== undefined || added.length >= firewallLimits[list]) return setRefused(true)
    const end = endOf(typed)
    if (!added.some((each) => isSameEnd(each, end))) items.field.onChange([...added, end])
    reset(emptyEnd.type)
  }
  const tooMany = added.length >= firewallLimits[list] ? `There can be at most ${firewallLimits[list]}` : undefined
  const refusal = wasRefused && typed.value.trim() !== '' ? (tooMany ?? whyNotEnd(typed)) : undefined
  const shared = {
    label: endTypes[typed.type].field,
    hint: endTypes[typed.type].hint,
    value: typed.value,
    onChange: value.field.onChange,
    inputRef: value.field.ref,
    error: refusal ?? value.fieldState.error?.message,
  }
  return (
    <>
      <Select
        label={`${noun} type`}
        options={typeOptions}
        value={typed.type}
        onChange={(next) => next !== '' && reset(next)}
      />
      {typed.type === 'ip' || typed.type === 'ip_net' ? (
        <AddOnEnter onAdd={add}>
          <TextField key={typed.type} {...shared} isMono />
        </AddOnEnter>
      ) : (
        <ComboBox
          key={typed.type}
          {...shared}
          allowsCustomValue
          options={known[typed.type]
            .filter((name) => !added.some((end) => isSameEnd(end, { type: typed.type, value: name })))
            .map((name) => ({ value: name, label: name }))}
          onEnter={add}
        />
      )}
      <MiniTableButtons
        addLabel={addLabel}
        onAdd={add}
        onClear={() => reset(typed.type)}
        disabledReason={typed.value.trim() === '' ? `Enter the ${endTypes[typed.type].field} first` : undefined}
      />
      {list === 'hosts' && items.field.value?.length === 0 && (
        <EmptyFilter noun="hosts" onRemove={() => items.field.onChange(null)} />
      )}
      <MiniTable
        label={label}
        items={added}
        itemKey={({ type: of, value: name }) => `${of} ${name}`}
        itemName={({ value: name }) => name}
        columns={[
          { label: 'Type', cell: ({ type: of }) => <TypeBadge type={of} /> },
          { label: 'Value', cell: ({ value: name }) => <span className="font-mono">{name}</span> },
        ]}
        onRemove={(end) => {
          const left = added.filter((each) => each !== end)
          items.field.onChange(left.length === 0 && list === 'hosts' ? null : left)
        }}
      />
    </>
  )
}
