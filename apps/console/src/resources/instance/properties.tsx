import { Dash, DateTime, PropertiesTable, Size, Truncate } from '@plenum/ui'
import type { Disk, ExternalIp, Instance, NetworkInterface } from '@plenum/api'
import { ExternalAddresses } from '../external-ip/addresses.tsx'
import { VpcLink } from '../network-interface/vpc-link.tsx'

interface InstancePropertiesProps {
  project: string
  instance: Instance
  nics: readonly NetworkInterface[]
  disks: readonly Disk[]
  ips: readonly ExternalIp[]
}

/** What an instance is, at a glance. */
export function InstanceProperties({ project, instance, nics, disks, ips }: InstancePropertiesProps) {
  const { ncpus, memory, bootDiskId, hostname, id, timeCreated } = instance
  const primary = nics.find((nic) => nic.primary)
  const bootDisk = disks.find((disk) => disk.id === bootDiskId)
  return (
    <PropertiesTable
      columns={3}
      items={[
        { label: 'CPU', value: ncpus === 1 ? '1 vCPU' : `${ncpus} vCPUs` },
        { label: 'Memory', value: <Size bytes={memory} /> },
        { label: 'Boot disk', value: bootDisk?.name ?? <Dash /> },
        { label: 'VPC', value: primary ? <VpcLink project={project} id={primary.vpcId} /> : <Dash /> },
        {
          label: 'Internal IP',
          value: primary ? <Truncate text={primary.ip} maxLength={45} isMono hasCopy /> : <Dash />,
        },
        { label: 'External IPs', value: <ExternalAddresses ips={ips} /> },
        { label: 'Hostname', value: <Truncate text={hostname} maxLength={18} isMono hasCopy /> },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
        { label: 'ID', value: <Truncate text={id} maxLength={14} at="middle" isMono hasCopy /> },
      ]}
    />
  )
}
