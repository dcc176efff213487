import { EmptyState, Skeleton, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Instance, NetworkInterface } from '@plenum/api'
import { Network } from 'lucide-react'
import { InstanceLink } from '../instance/link.tsx'

interface SubnetInterfacesProps {
  project: string
  nics: readonly NetworkInterface[] | undefined
  instances: readonly Instance[] | undefined
}

/** Who is in a subnet: the instances, by their addresses. */
export function SubnetInterfaces({ project, nics, instances }: SubnetInterfacesProps) {
  if (!nics || !instances) return <Skeleton className="h-10 w-full" />
  const nameOf = (id: string) => instances.find((instance) => instance.id === id)?.name
  const columns: readonly Column<NetworkInterface>[] = [
    {
      id: 'instance',
      header: 'Instance',
      isPrimary: true,
      value: ({ instanceId }) => nameOf(instanceId),
      cell: ({ instanceId }) => (
        <InstanceLink project={project} id={instanceId} name={nameOf(instanceId)} tab="networking" />
      ),
    },
    { id: 'nic', header: 'Interface', value: ({ name }) => name },
    {
      id: 'ip',
      header: 'IP address',
      value: ({ ip }) => ip,
      cell: ({ ip }) => <span className="font-mono">{ip}</span>,
    },
  ]
  return (
    <section aria-label="Network interfaces" className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">Network interfaces</h3>
      <Table
        label="Network interfaces"
        columns={columns}
        rows={nics.toSorted((a, b) => (nameOf(a.instanceId) ?? '').localeCompare(nameOf(b.instanceId) ?? ''))}
        rowKey={({ id }) => id}
        rowName={({ name, instanceId }) => `${nameOf(instanceId) ?? instanceId} ${name}`}
        empty={
          <EmptyState
            icon={<Network />}
            title="No network interfaces"
            body="No instance is connected to this subnet."
          />
        }
      />
    </section>
  )
}
