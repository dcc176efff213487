import { Badge, Button, EmptyState, OverflowList, Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { Instance, NetworkInterface } from '@plenum/api'
import { useQueries } from '@tanstack/react-query'
import { Network } from 'lucide-react'
import { useState } from 'react'
import { usePageActions } from '../../shell/page-actions.tsx'
import { copyId } from '../copy-id.tsx'
import { useProjectWrites } from '../project/writes.ts'
import { Section } from '../section.tsx'
import { subnetById, SubnetName, vpcById } from '../vpc/name.tsx'
import { deleteNic, editNic, makePrimary } from './actions.tsx'
import { CreateNic } from './create.tsx'
import { EditNic } from './edit.tsx'
import { whyNotAddInterface } from './rules.ts'
import { VpcLink } from './vpc-link.tsx'

const columns = (project: string): readonly Column<NetworkInterface>[] => [
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
  { id: 'vpc', header: 'VPC', cell: ({ vpcId }) => <VpcLink project={project} id={vpcId} /> },
  { id: 'subnet', header: 'Subnet', cell: ({ subnetId }) => <SubnetName id={subnetId} /> },
  {
    id: 'transit',
    header: 'Transit IPs',
    cell: ({ transitIps }) => (
      <OverflowList heading="Other transit IPs" limit={1}>
        {transitIps.map((net) => (
          <span key={net} className="font-mono">
            {net}
          </span>
        ))}
      </OverflowList>
    ),
  },
]

/** Where the interfaces are, by name; those whose VPC or subnet is gone are left out. */
function usePlaces(nics: readonly NetworkInterface[]) {
  const vpcs = useQueries({ queries: nics.map(({ vpcId }) => ({ ...vpcById(vpcId), throwOnError: false })) })
  const subnets = useQueries({
    queries: nics.map(({ subnetId }) => ({ ...subnetById(subnetId), throwOnError: false })),
  })
  return nics.flatMap((_, index) => {
    const [vpcName, subnetName] = [vpcs[index]?.data?.name, subnets[index]?.data?.name]
    return vpcName !== undefined && subnetName !== undefined ? [{ vpcName, subnetName }] : []
  })
}

interface NetworkInterfacesProps {
  project: string
  instance: Instance
  nics: readonly NetworkInterface[]
}

/** How an instance is connected inside of its VPC. */
export function NetworkInterfaces({ project, instance, nics }: NetworkInterfacesProps) {
  const [open, setOpen] = useState<'create' | NetworkInterface>()
  const places = usePlaces(nics)
  const writes = useProjectWrites(project)
  const whyNotAdd = writes.whyNot ?? whyNotAddInterface(instance.runState, nics.length)
  const whyNotEdit = whyNotInstance('updateNic', instance.runState)
  usePageActions(whyNotAdd === undefined ? [{ label: 'Add network interface', onAction: () => setOpen('create') }] : [])
  const close = () => setOpen(undefined)
  return (
    <Section
      title="Network interfaces"
      actions={
        <Button size="sm" disabledReason={whyNotAdd} onPress={() => setOpen('create')}>
          Add network interface
        </Button>
      }
    >
      <Table
        label="Network interfaces"
        columns={columns(project)}
        rows={nics}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(nic) => [
          copyId(nic.id),
          ...writes.entries(
            makePrimary(instance, nic),
            editNic(instance, nic, setOpen),
            deleteNic(instance, nic, nics.length),
          ),
        ]}
        empty={
          <EmptyState
            icon={<Network />}
            title="No network interfaces"
            body="Nothing reaches this instance over the network. A stopped instance can be given an interface."
          />
        }
      />
      {open === 'create' && (
        <CreateNic project={project} instance={instance} others={places} whyNot={whyNotAdd} onDismiss={close} />
      )}
      {typeof open === 'object' && <EditNic nic={open} whyNot={whyNotEdit} onDismiss={close} />}
    </Section>
  )
}
