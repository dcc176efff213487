import { z } from 'zod'
import { Baseboard, hardwareIdentity } from './hardware.ts'
import { CpuCount, Instance } from './instance.ts'
import { operation } from './operation.ts'
import { paged, pagedById, pageOf } from './page.ts'
import { PhysicalDisk } from './physical-disk.ts'
import { ByteCount, Id, Name } from './scalars.ts'
import { Uint16, Uint32 } from './uint.ts'

/** Whether new instances and disks may be placed on a sled; what is there stays in either case. */
export const SledProvisionPolicy = z.enum(['provisionable', 'non_provisionable']).meta({ id: 'SledProvisionPolicy' })
export type SledProvisionPolicy = z.infer<typeof SledProvisionPolicy>

/** What operators want of a sled; one that is expunged never comes back. */
export const SledPolicy = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('in_service'), provisionPolicy: SledProvisionPolicy }),
    z.object({ kind: z.literal('expunged') }),
  ])
  .meta({ id: 'SledPolicy' })
export type SledPolicy = z.infer<typeof SledPolicy>

/** How far the platform has come in following the policy; decommissioned is final. */
export const SledState = z.enum(['active', 'decommissioned']).meta({ id: 'SledState' })
export type SledState = z.infer<typeof SledState>

export const Sled = z
  .object({
    ...hardwareIdentity,
    baseboard: Baseboard,
    rackId: Id,
    policy: SledPolicy,
    state: SledState,
    /** Threads of the CPU, not cores. */
    usableHardwareThreads: Uint32,
    usablePhysicalRam: ByteCount,
  })
  .meta({ id: 'Sled' })
export type Sled = z.infer<typeof Sled>

/** An instance that has a virtual machine on a sled; `timeCreated` and `timeModified` are the instance's. */
export const SledInstance = z
  .object({
    ...hardwareIdentity,
    activeSledId: Id,
    /** Set while it moves to another sled. */
    migrationId: Id.nullish(),
    name: Name,
    siloName: Name,
    projectName: Name,
    state: Instance.shape.runState,
    ncpus: CpuCount,
    memory: ByteCount,
  })
  .meta({ id: 'SledInstance' })
export type SledInstance = z.infer<typeof SledInstance>

/** A sled that is plugged in and not part of the rack yet. */
export const UninitializedSled = z
  .object({
    baseboard: Baseboard,
    rackId: Id,
    /** Number of the slot in the rack that it sits in. */
    cubby: Uint16,
  })
  .meta({ id: 'UninitializedSled' })
export type UninitializedSled = z.infer<typeof UninitializedSled>

/** Names an uninitialized sled by what its baseboard says. */
export const SledAdd = z.object({ serial: z.string(), part: z.string() }).meta({ id: 'SledAdd' })
export type SledAdd = z.infer<typeof SledAdd>

/** The id that the sled will have; it is listed under it only once it has been set up, minutes later. */
export const AddedSled = z.object({ id: Id }).meta({ id: 'AddedSled' })
export type AddedSled = z.infer<typeof AddedSled>

export const SledProvisionPolicyUpdate = z
  .object({ state: SledProvisionPolicy })
  .meta({ id: 'SledProvisionPolicyUpdate' })
export type SledProvisionPolicyUpdate = z.infer<typeof SledProvisionPolicyUpdate>

export const SledProvisionPolicyChange = z
  .object({ oldState: SledProvisionPolicy, newState: SledProvisionPolicy })
  .meta({ id: 'SledProvisionPolicyChange' })
export type SledProvisionPolicyChange = z.infer<typeof SledProvisionPolicyChange>

const tag = 'system/hardware'
const params = z.object({ sledId: Id })

const sledList = operation({
  id: 'sledList',
  method: 'GET',
  path: '/v1/system/hardware/sleds',
  tag,
  summary: 'List the sleds that are in service',
  query: z.object(pagedById),
  response: pageOf(Sled),
  status: 200,
})

const sledListUninitialized = operation({
  id: 'sledListUninitialized',
  method: 'GET',
  path: '/v1/system/hardware/sleds-uninitialized',
  tag,
  summary: 'List the sleds that are plugged in and could be added; they fit on one page',
  query: z.object(paged),
  response: pageOf(UninitializedSled),
  status: 200,
})

const sledAdd = operation({
  id: 'sledAdd',
  method: 'POST',
  path: '/v1/system/hardware/sleds',
  tag,
  summary: 'Make an uninitialized sled part of its rack',
  body: SledAdd,
  response: AddedSled,
  status: 201,
})

const sledView = operation({
  id: 'sledView',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}',
  tag,
  summary: 'View a sled, in service or not',
  params,
  response: Sled,
  status: 200,
})

const sledPhysicalDiskList = operation({
  id: 'sledPhysicalDiskList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/disks',
  tag,
  summary: 'List the physical disks in a sled',
  params,
  query: z.object(pagedById),
  response: pageOf(PhysicalDisk),
  status: 200,
})

const sledInstanceList = operation({
  id: 'sledInstanceList',
  method: 'GET',
  path: '/v1/system/hardware/sleds/{sledId}/instances',
  tag,
  summary: 'List the instances that run on a sled',
  params,
  query: z.object(pagedById),
  response: pageOf(SledInstance),
  status: 200,
})

const sledSetProvisionPolicy = operation({
  id: 'sledSetProvisionPolicy',
  method: 'PUT',
  path: '/v1/system/hardware/sleds/{sledId}/provision-policy',
  tag,
  summary: 'Say whether new instances and disks may be placed on a sled',
  params,
  body: SledProvisionPolicyUpdate,
  response: SledProvisionPolicyChange,
  status: 200,
})

export const sledOperations = {
  sledList,
  sledListUninitialized,
  sledAdd,
  sledView,
  sledPhysicalDiskList,
  sledInstanceList,
  sledSetProvisionPolicy,
} as const
