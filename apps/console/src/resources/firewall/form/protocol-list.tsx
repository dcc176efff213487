import { ComboBox, MiniTable, MiniTableButtons, Select, TextField, TextTooltip } from '@plenum/ui'
import { firewallLimits } from '@plenum/api/firewall-rules'
import type { VpcFirewallRuleProtocol } from '@plenum/api'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { Control } from 'react-hook-form'
import { ProtocolBadge } from '../badges.tsx'
import { icmpTypeOptions, icmpTypeText, protocolNames, protocolText } from '../words.ts'
import { AddOnEnter } from './add-on-enter.tsx'
import { isSameProtocol, protocolOf, whyNotIcmpCode, whyNotIcmpType, withPlainDashes } from './drafts.ts'
import { EmptyFilter } from './empty-filter.tsx'
import { emptyProtocol } from './rule-values.ts'
import type { RuleValues } from './rule-values.ts'

const protocolOptions = (['tcp', 'udp', 'icmp'] as const).map((type) => ({ value: type, label: protocolNames[type] }))

const ALL = 'all'
const typeOptions = [{ value: ALL, label: 'All types' }, ...icmpTypeOptions]

function Every({ of }: { of: string }) {
  return <TextTooltip content={`Matches all ${of}`}>—</TextTooltip>
}

const columns = [
  {
    label: 'Protocol',
    cell: (protocol: VpcFirewallRuleProtocol) => <ProtocolBadge protocol={{ type: protocol.type }} />,
  },
  {
    label: 'Type',
    cell: (protocol: VpcFirewallRuleProtocol) =>
      protocol.type === 'icmp' && protocol.value ? (
        icmpTypeText(protocol.value.icmpType)
      ) : (
        <Every of={protocolNames[protocol.type]} />
      ),
  },
  {
    label: 'Code',
    cell: (protocol: VpcFirewallRuleProtocol) => {
      if (protocol.type !== 'icmp' || !protocol.value) return <Every of={protocolNames[protocol.type]} />
      return protocol.value.code ?? <Every of={`codes of ICMP type ${protocol.value.icmpType}`} />
    },
  },
]

/** Protocols; of ICMP also types and codes. */
export function ProtocolList({ control }: { control: Control<RuleValues, unknown, RuleValues> }) {
  const items = useController({ control, name: 'protocols' })
  const type = useController({ control, name: 'protocol.type' })
  const { field: icmpType } = useController({ control, name: 'protocol.icmpType' })
  const { field: code } = useController({ control, name: 'protocol.code' })
  const [wasRefused, setRefused] = useState(false)
  const added = items.field.value ?? []
  const draft = { type: type.field.value, icmpType: icmpType.value, code: code.value }
  const reset = (next: typeof draft.type) => {
    type.field.onChange(next)
    icmpType.onChange('')
    code.onChange('')
    setRefused(false)
  }
  const wrongType = draft.type === 'icmp' ? whyNotIcmpType(draft.icmpType) : undefined
  const hasCode = draft.type === 'icmp' && draft.icmpType.trim() !== ''
  const wrongCode = hasCode ? whyNotIcmpCode(draft.code) : undefined
  const tooMany = added.length >= firewallLimits.protocols
  const add = () => {
    const protocol = protocolOf(draft)
    if (!protocol) return
    if (wrongType !== undefined || wrongCode !== undefined || tooMany) return setRefused(true)
    if (!added.some((each) => isSameProtocol(each, protocol))) items.field.onChange([...added, protocol])
    reset(emptyProtocol.type)
  }
  return (
    <>
      <Select
        label="Protocol filters"
        placeholder="Select a protocol"
        options={protocolOptions}
        value={draft.type}
        onChange={reset}
        inputRef={type.field.ref}
        error={
          wasRefused && tooMany ? `There can be at most ${firewallLimits.protocols}` : type.fieldState.error?.message
        }
      />
      {draft.type === 'icmp' && (
        <ComboBox
          label="ICMP type"
          hint="Leave blank to match any type"
          placeholder="All types"
          allowsCustomValue
          options={typeOptions}
          value={draft.icmpType}
          onChange={(next) => {
            icmpType.onChange(next === ALL ? '' : next)
            if (next === ALL || next === '') code.onChange('')
          }}
          onEnter={add}
          error={wasRefused ? wrongType : undefined}
        />
      )}
      {hasCode && (
        <AddOnEnter onAdd={add}>
          <TextField
            label="ICMP code"
            hint={`A code (0) or a range (1-3); leave blank to match all codes of type ${draft.icmpType}`}
            isMono
            value={draft.code}
            onChange={(next) => code.onChange(withPlainDashes(next))}
            error={wasRefused ? wrongCode : undefined}
          />
        </AddOnEnter>
      )}
      <MiniTableButtons
        addLabel="Add protocol filter"
        onAdd={add}
        onClear={() => reset('')}
        disabledReason={draft.type === '' ? 'Select a protocol first' : undefined}
      />
      {items.field.value?.length === 0 && <EmptyFilter noun="protocols" onRemove={() => items.field.onChange(null)} />}
      <MiniTable
        label="Protocol filters"
        items={added}
        itemKey={protocolText}
        itemName={protocolText}
        columns={columns}
        onRemove={(protocol) => {
          const left = added.filter((each) => each !== protocol)
          items.field.onChange(left.length === 0 ? null : left)
        }}
      />
    </>
  )
}
