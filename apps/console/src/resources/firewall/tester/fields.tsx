import { Button, ComboBox, NumberField, Select, Tooltip } from '@plenum/ui'
import { ArrowLeftRight } from 'lucide-react'
import type { FirewallEnd } from '../interfaces.ts'
import { icmpTypes, protocolNames } from '../words.ts'
import { usual } from './question.ts'
import type { Unasked } from './question.ts'
import type { TesterSearch } from './search.ts'

interface TesterFieldsProps {
  search: TesterSearch
  ends: readonly FirewallEnd[]
  unasked: Unasked
  onChange: (change: TesterSearch) => void
}

const protocols = (['tcp', 'udp', 'icmp'] as const).map((value) => ({ value, label: protocolNames[value] }))

/** Who asks for whom, and for what. */
export function TesterFields({ search, ends, unasked, onChange }: TesterFieldsProps) {
  const { from = '', to = '', protocol = 'tcp', port = usual.port, type = usual.type, code = usual.code } = search
  const options = ends.map(({ key, label, ip, interface: { subnet } }) => ({
    value: key,
    label,
    description: `${ip} / ${subnet}`,
  }))
  const placeholder = 'Instance or IP address'
  return (
    <form className="flex flex-wrap items-start gap-x-3 gap-y-4" onSubmit={(event) => event.preventDefault()}>
      <div className="max-w-lg flex-1 basis-56 max-sm:basis-full">
        <ComboBox
          label="From"
          placeholder={placeholder}
          allowsCustomValue
          options={options}
          value={from}
          onChange={(value) => onChange({ from: value })}
          error={unasked.from}
        />
      </div>
      <div className="sm:pt-6.5">
        <Tooltip content="Exchange both sides">
          <Button
            variant="ghost"
            isIconOnly
            aria-label="Exchange both sides"
            icon={<ArrowLeftRight />}
            onPress={() => onChange({ from: to, to: from })}
          />
        </Tooltip>
      </div>
      <div className="max-w-lg flex-1 basis-56 max-sm:basis-full">
        <ComboBox
          label="To"
          placeholder={placeholder}
          allowsCustomValue
          options={options}
          value={to}
          onChange={(value) => onChange({ to: value })}
          error={unasked.to}
        />
      </div>
      <div className="flex items-start gap-3 *:w-28 max-sm:w-full max-sm:flex-wrap [&>*:not(:first-child)]:w-36">
        <Select
          label="Protocol"
          options={protocols}
          value={protocol}
          onChange={(value) => onChange({ protocol: value === 'tcp' || value === '' ? undefined : value })}
        />
        {protocol === 'icmp' ? (
          <>
            <NumberField
              label="ICMP type"
              maxValue={255}
              value={type}
              hint={icmpTypes.get(type)}
              onChange={(value) => onChange({ type: Number.isNaN(value) ? undefined : value })}
              error={unasked.number}
            />
            <NumberField
              label="ICMP code"
              maxValue={255}
              value={code}
              onChange={(value) => onChange({ code: Number.isNaN(value) ? undefined : value })}
            />
          </>
        ) : (
          <NumberField
            label="Port"
            minValue={1}
            maxValue={65_535}
            value={port}
            onChange={(value) => onChange({ port: Number.isNaN(value) ? undefined : value })}
            error={unasked.number}
          />
        )}
      </div>
    </form>
  )
}
