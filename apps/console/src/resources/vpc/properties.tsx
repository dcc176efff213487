import { Dash, DateTime, PropertiesTable, Truncate } from '@plenum/ui'
import type { Vpc } from '@plenum/api'

/** What a VPC is, at a glance. */
export function VpcProperties({ vpc }: { vpc: Vpc }) {
  const { description, dnsName, ipv6Prefix, id, timeCreated, timeModified } = vpc
  return (
    <PropertiesTable
      columns={2}
      items={[
        { label: 'Description', value: description || <Dash /> },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
        { label: 'DNS name', value: <Truncate text={dnsName} maxLength={32} isMono hasCopy /> },
        { label: 'Last modified', value: <DateTime date={timeModified} /> },
        { label: 'IPv6 prefix', value: <Truncate text={ipv6Prefix} maxLength={45} isMono hasCopy /> },
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
      ]}
    />
  )
}
