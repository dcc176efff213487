import { z } from 'zod'
import { decodedLength } from './base64.ts'
import { Disk, DiskCreate } from './disk.ts'
import { instanceLimits, instanceStates } from './instance-rules.ts'
import { NetworkInterfaceAttachment } from './network-interface.ts'
import { operation } from './operation.ts'
import { pagedByNameOrId, pageOf } from './page.ts'
import { projectSelector } from './project.ts'
import { Base64, ByteCount, Hostname, Id, identity, identityCreate, Name, NameOrId, Timestamp } from './scalars.ts'

export const RunState = z.enum(instanceStates).meta({ id: 'InstanceState' })

/** What happens after a failure; not set means the platform's default, which is best effort. */
export const AutoRestartPolicy = z.enum(['never', 'best_effort']).meta({ id: 'AutoRestartPolicy' })
export type AutoRestartPolicy = z.infer<typeof AutoRestartPolicy>

/** Number of virtual CPUs; how many an instance may have is a rule, not a matter of form. */
export const CpuCount = z.int().min(0).max(65_535).meta({ id: 'CpuCount', format: 'uint16' })

export const Instance = z
  .object({
    ...identity,
    projectId: Id,
    hostname: z.string(),
    ncpus: CpuCount,
    memory: ByteCount,
    bootDiskId: Id.nullish(),
    runState: RunState,
    timeRunStateUpdated: Timestamp,
    autoRestartEnabled: z.boolean(),
    autoRestartPolicy: AutoRestartPolicy.nullish(),
    /** Earliest time of the next automatic restart; absent or null when there has been none. */
    autoRestartCooldownExpiration: Timestamp.nullish(),
    timeLastAutoRestarted: Timestamp.nullish(),
  })
  .meta({ id: 'Instance' })
export type Instance = z.infer<typeof Instance>

export const InstanceDiskAttachment = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('create'), ...DiskCreate.shape }),
    z.object({ type: z.literal('attach'), name: Name }),
  ])
  .meta({ id: 'InstanceDiskAttachment' })
export type InstanceDiskAttachment = z.infer<typeof InstanceDiskAttachment>

export const ExternalIpCreate = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('ephemeral'), pool: NameOrId.nullish() }),
    z.object({ type: z.literal('floating'), floatingIp: NameOrId }),
  ])
  .meta({ id: 'ExternalIpCreate' })

/** Base64 of what cloud-init is handed; at most 32 KiB once decoded. */
const UserData = Base64.refine(
  (text) => decodedLength(text) <= instanceLimits.userDataBytes,
  'invalid length, expected at most 32 KiB',
).meta({ format: 'byte' })

export const InstanceCreate = z
  .object({
    ...identityCreate,
    ncpus: CpuCount,
    memory: ByteCount,
    hostname: Hostname,
    userData: UserData.default(''),
    networkInterfaces: NetworkInterfaceAttachment.default({ type: 'default' }),
    externalIps: z.array(ExternalIpCreate).default([]),
    /** Beside the boot disk. */
    disks: z.array(InstanceDiskAttachment).default([]),
    bootDisk: InstanceDiskAttachment.nullish(),
    /** Left out or null: all keys of the calling user. */
    sshPublicKeys: z.array(NameOrId).nullish(),
    start: z.boolean().default(true),
    autoRestartPolicy: AutoRestartPolicy.nullish(),
    antiAffinityGroups: z.array(NameOrId).default([]),
  })
  .meta({ id: 'InstanceCreate' })
export type InstanceCreate = z.input<typeof InstanceCreate>

/** Replaces all four: a boot disk or policy that is left out is unset. */
export const InstanceUpdate = z
  .object({
    ncpus: CpuCount,
    memory: ByteCount,
    bootDisk: NameOrId.nullish(),
    autoRestartPolicy: AutoRestartPolicy.nullish(),
  })
  .meta({ id: 'InstanceUpdate' })
export type InstanceUpdate = z.infer<typeof InstanceUpdate>

const DiskPath = z.object({ disk: NameOrId }).meta({ id: 'DiskPath' })

const tag = 'instances'
const params = z.object({ instance: NameOrId })
const query = z.object(projectSelector)

const instanceList = operation({
  id: 'instanceList',
  method: 'GET',
  path: '/v1/instances',
  tag,
  summary: 'List the instances of a project',
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  firstPageNeeds: ['project'],
  response: pageOf(Instance),
  status: 200,
})

const instanceCreate = operation({
  id: 'instanceCreate',
  method: 'POST',
  path: '/v1/instances',
  tag,
  summary: 'Create an instance and, unless told otherwise, start it',
  query: z.object({ project: NameOrId }),
  body: InstanceCreate,
  response: Instance,
  status: 201,
})

const instanceView = operation({
  id: 'instanceView',
  method: 'GET',
  path: '/v1/instances/{instance}',
  tag,
  summary: 'View an instance',
  params,
  query,
  response: Instance,
  status: 200,
})

const instanceUpdate = operation({
  id: 'instanceUpdate',
  method: 'PUT',
  path: '/v1/instances/{instance}',
  tag,
  summary: 'Set size, boot disk and restart policy of an instance',
  params,
  query,
  body: InstanceUpdate,
  response: Instance,
  status: 200,
})

const instanceDelete = operation({
  id: 'instanceDelete',
  method: 'DELETE',
  path: '/v1/instances/{instance}',
  tag,
  summary: 'Delete a halted instance; its disks are detached and kept',
  params,
  query,
  status: 204,
})

const instanceStart = operation({
  id: 'instanceStart',
  method: 'POST',
  path: '/v1/instances/{instance}/start',
  tag,
  summary: 'Start an instance',
  params,
  query,
  response: Instance,
  status: 202,
})

const instanceStop = operation({
  id: 'instanceStop',
  method: 'POST',
  path: '/v1/instances/{instance}/stop',
  tag,
  summary: 'Stop an instance',
  params,
  query,
  response: Instance,
  status: 202,
})

const instanceReboot = operation({
  id: 'instanceReboot',
  method: 'POST',
  path: '/v1/instances/{instance}/reboot',
  tag,
  summary: 'Reboot an instance',
  params,
  query,
  response: Instance,
  status: 202,
})

const instanceDiskList = operation({
  id: 'instanceDiskList',
  method: 'GET',
  path: '/v1/instances/{instance}/disks',
  tag,
  summary: 'List the disks that are attached to an instance',
  params,
  query: z.object({ ...pagedByNameOrId, ...projectSelector }),
  response: pageOf(Disk),
  status: 200,
})

const instanceDiskAttach = operation({
  id: 'instanceDiskAttach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/attach',
  tag,
  summary: 'Attach a disk to a stopped instance',
  params,
  query,
  body: DiskPath,
  response: Disk,
  status: 202,
})

const instanceDiskDetach = operation({
  id: 'instanceDiskDetach',
  method: 'POST',
  path: '/v1/instances/{instance}/disks/detach',
  tag,
  summary: 'Detach a disk from a halted instance',
  params,
  query,
  body: DiskPath,
  response: Disk,
  status: 202,
})

export const instanceOperations = {
  instanceList,
  instanceCreate,
  instanceView,
  instanceUpdate,
  instanceDelete,
  instanceStart,
  instanceStop,
  instanceReboot,
  instanceDiskList,
  instanceDiskAttach,
  instanceDiskDetach,
} as const
