import { Badge, OverflowList } from '@plenum/ui'
import type { VpcFirewallRule, VpcFirewallRuleProtocol, VpcFirewallRuleTarget } from '@plenum/api'
import type { ReactNode } from 'react'
import { endTypes, protocolNames, protocolText } from './words.ts'
import type { EndType } from './words.ts'

export function TypeBadge({ type }: { type: EndType | 'port' }) {
  return (
    <Badge tone="idle" variant="tag">
      {type === 'port' ? 'Port' : endTypes[type].label}
    </Badge>
  )
}

function Value({ children }: { children: string }) {
  return (
    <Badge tone="accent" variant="tag">
      {children}
    </Badge>
  )
}

function Pair({ type, value }: { type: EndType | 'port'; value: string }) {
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-0.5 xl:flex-nowrap xl:whitespace-nowrap">
      <TypeBadge type={type} />
      <Value>{value}</Value>
    </span>
  )
}

/** What a rule names. */
export function EndBadge({ end: { type, value } }: { end: VpcFirewallRuleTarget }) {
  return <Pair type={type} value={value} />
}

export function ProtocolBadge({ protocol }: { protocol: { type: 'tcp' | 'udp' | 'icmp' } | VpcFirewallRuleProtocol }) {
  const value = 'value' in protocol ? protocol.value : undefined
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-0.5 xl:flex-nowrap xl:whitespace-nowrap">
      <Badge tone="idle" variant="tag">
        {protocolNames[protocol.type]}
      </Badge>
      {value && <Value>{`type ${value.icmpType}${value.code == null ? '' : ` | code ${value.code}`}`}</Value>}
    </span>
  )
}

/** Lines of badges keep off the lines of the table. */
function Cell({ children }: { children: ReactNode }) {
  return <span className="block sm:py-1.5">{children}</span>
}

/** Two are all shown; of more only the first, so that a row stays a row. */
const limitOf = (count: number) => (count > 2 ? 1 : 2)

export function Targets({ targets }: Pick<VpcFirewallRule, 'targets'>) {
  return (
    <Cell>
      <OverflowList heading="Other targets" limit={limitOf(targets.length)}>
        {targets.map((end) => (
          <EndBadge key={`${end.type} ${end.value}`} end={end} />
        ))}
      </OverflowList>
    </Cell>
  )
}

export function Filters({ filters: { hosts, ports, protocols } }: Pick<VpcFirewallRule, 'filters'>) {
  const badges = [
    ...(hosts ?? []).map((end) => <EndBadge key={`${end.type} ${end.value}`} end={end} />),
    ...(protocols ?? []).map((protocol) => <ProtocolBadge key={protocolText(protocol)} protocol={protocol} />),
    ...(ports ?? []).map((port) => <Pair key={`port ${port}`} type="port" value={port} />),
  ]
  return (
    <Cell>
      <OverflowList heading="Other filters" limit={limitOf(badges.length)}>
        {badges}
      </OverflowList>
    </Cell>
  )
}
