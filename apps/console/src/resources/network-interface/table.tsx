import { Badge, EmptyState, Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { NetworkInterface } from '@plenum/api'
import { Network } from 'lucide-react'
import { copyId } from '../copy-id.tsx'
import { SubnetName, VpcName } from '../vpc/name.tsx'

const columns: readonly Column<NetworkInterface>[] = [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    value: ({ name }) => name,
    cell: ({ name, primary }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {name}
        {primary && (
          <Badge tone="accent" variant="tag">
            primary
          </Badge>
        )}
      </span>
    ),
  },
  { id: 'ip', header: 'Internal IP', cell: ({ ip }) => <Truncate text={ip} maxLength={45} isMono hasCopy /> },
  { id: 'mac', header: 'MAC address', cell: ({ mac }) => <span className="font-mono">{mac}</span> },
  { id: 'vpc', header: 'VPC', cell: ({ vpcId }) => <VpcName id={vpcId} /> },
  { id: 'subnet', header: 'Subnet', cell: ({ subnetId }) => <SubnetName id={subnetId} /> },
]

export function NetworkInterfaces({ nics }: { nics: readonly NetworkInterface[] }) {
  return (
    <Table
      label="Network interfaces"
      columns={columns}
      rows={nics}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={({ id }) => [copyId(id)]}
      empty={
        <EmptyState
          icon={<Network />}
          title="No network interfaces"
          body="This instance was created without one, so nothing reaches it over the network."
        />
      }
    />
  )
}
