import { operations } from '@plenum/api'
import type { SledInstance } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader } from '../../store/store.ts'
import { mustGet } from '../locate.ts'
import { locateOfRack } from './locate.ts'

const list = reads(operations.sledList, async (call) => {
  permitOnHardware(call.actor, 'read')
  const where = { index: 'policy', equals: 'in_service' } as const
  return pageOf(
    call,
    (window) => call.tx.list('sled', { where, ...window }),
    (sled) => sled,
  )
})

const view = reads(operations.sledView, (call) => locateOfRack(call, 'sled', call.params.sledId, 'read'))

const listDisks = reads(operations.sledPhysicalDiskList, async (call) => {
  const sled = await locateOfRack(call, 'sled', call.params.sledId, 'read')
  const where = { index: 'sledId', equals: sled.id } as const
  return pageOf(
    call,
    (window) => call.tx.list('physicalDisk', { where, ...window }),
    (disk) => disk,
  )
})

async function onSled(tx: Reader, instance: Documents['instance'], sledId: string): Promise<SledInstance> {
  const project = await mustGet(tx, 'project', instance.projectId)
  const silo = await mustGet(tx, 'silo', project.siloId)
  const { id, timeCreated, timeModified, name, runState, ncpus, memory } = instance
  return {
    id,
    timeCreated,
    timeModified,
    activeSledId: sledId,
    migrationId: null,
    name,
    siloName: silo.name,
    projectName: project.name,
    state: runState,
    ncpus,
    memory,
  }
}

const listInstances = reads(operations.sledInstanceList, async (call) => {
  const { tx } = call
  const { id } = await locateOfRack(call, 'sled', call.params.sledId, 'read')
  const where = { index: 'sledId', equals: id } as const
  return pageOf(
    call,
    async (window) => {
      const instances = await tx.list('instance', { where, ...window })
      return Promise.all(instances.map((instance) => onSled(tx, instance, id)))
    },
    (instance) => instance,
  )
})

const setProvisionPolicy = writes(operations.sledSetProvisionPolicy, async (call) => {
  const sled = await locateOfRack(call, 'sled', call.params.sledId, 'modify')
  const newState = call.body.state
  const { kind } = sled.policy
  if (kind === 'expunged' || sled.state === 'decommissioned')
    throw refuse.conflict(
      `sled id ${sled.id} has current policy "${kind}" and state "${sled.state}" and the transition to ${newState} is not permitted`,
    )
  const policy = { kind, provisionPolicy: newState }
  await call.tx.update('sled', { ...sled, policy, timeModified: call.now })
  return { oldState: sled.policy.provisionPolicy, newState }
})

export const sledHandlers = [list, view, listDisks, listInstances, setProvisionPolicy]
