import { GiB } from '@plenum/api/bytes'
import { generateName } from '@plenum/api/generate-name'
import type { InstanceCreate, InstanceDiskAttachment, NetworkInterfaceAttachment } from '@plenum/api'
import { encodedUserData } from './user-data.ts'
import { bootOriginOf, isConnected, sizeOf } from './values.ts'
import type { Choices, InstanceValues } from './values.ts'

function bootDiskOf(values: InstanceValues, choices: Choices): InstanceDiskAttachment {
  const origin = bootOriginOf(values, choices)
  if (!origin) return { type: 'attach', name: values.disk }
  return {
    type: 'create',
    name: values.diskName || generateName([values.name, origin.name]),
    description: `Boot disk of ${values.name}`,
    size: values.diskSizeGiB * GiB,
    diskSource:
      origin.kind === 'image' ? { type: 'image', imageId: origin.id } : { type: 'snapshot', snapshotId: origin.id },
  }
}

function interfacesOf({ network, nics }: InstanceValues): NetworkInterfaceAttachment {
  return network === 'custom' ? { type: 'create', params: nics } : { type: network }
}

function externalIpsOf(values: InstanceValues): NonNullable<InstanceCreate['externalIps']> {
  if (!isConnected(values)) return []
  return [
    ...(values.ephemeral ? [{ type: 'ephemeral' as const, ...(values.pool !== '' && { pool: values.pool }) }] : []),
    ...values.floatingIps.map((floatingIp) => ({ type: 'floating' as const, floatingIp })),
  ]
}

/** What the control plane is asked for; the values have passed the schema. */
export function instanceBody(values: InstanceValues, choices: Choices): InstanceCreate {
  const { name, description, hostname, disks, sshKeys, groups, autoRestart, start } = values
  const { ncpus, memoryGiB } = sizeOf(values)
  const userData = encodedUserData(values)
  return {
    name,
    description,
    hostname: hostname || name,
    ncpus,
    memory: memoryGiB * GiB,
    bootDisk: bootDiskOf(values, choices),
    ...(disks.length > 0 && { disks }),
    networkInterfaces: interfacesOf(values),
    externalIps: externalIpsOf(values),
    sshPublicKeys: sshKeys,
    ...(userData !== '' && { userData }),
    ...(groups.length > 0 && { antiAffinityGroups: groups }),
    ...(autoRestart !== 'default' && { autoRestartPolicy: autoRestart }),
    start,
  }
}
