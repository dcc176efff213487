import { instanceLimits, isHalted, operations } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { diskView } from '../disk.ts'
import { locate, selector } from '../locate.ts'

type Instance = Documents['instance']
type Disk = Documents['disk']

export function disksOf(tx: Reader, instanceId: string): Promise<Disk[]> {
  return tx.list('disk', { where: { index: 'instanceId', equals: instanceId }, limit: instanceLimits.disks })
}

function isAttachedTo(disk: Disk, instance: Instance): boolean {
  return 'instance' in disk.state && disk.state.instance === instance.id
}

function lowestFreeSlot(attached: readonly Disk[]): number {
  const taken = new Set(attached.map(({ slot }) => slot))
  let slot = 0
  while (taken.has(slot)) slot++
  return slot
}

/** The disk as it is once attached. Throws when its state, or the number of the instance's disks, forbids it. */
export async function attached(tx: Reader, disk: Disk, instance: Instance, now: Date): Promise<Disk> {
  const { state } = disk.state
  if ('instance' in disk.state)
    throw refuse.invalidRequest(`cannot attach disk "${disk.name}": disk is attached to another instance`)
  if (state !== 'creating' && state !== 'detached')
    throw refuse.invalidRequest(`cannot attach disk "${disk.name}": invalid state ${state}`)
  // What is yet to be filled cannot be used, also not before it is there to be filled.
  if (disk.settlesAs === 'import_ready' && state === 'creating')
    throw refuse.invalidRequest(`cannot attach disk "${disk.name}": invalid state import_ready`)
  const others = await disksOf(tx, instance.id)
  if (others.length >= instanceLimits.disks)
    throw refuse.invalidRequest(`cannot attach more than ${instanceLimits.disks} disks to instance`)
  return {
    ...disk,
    state: { state: 'attached', instance: instance.id },
    slot: lowestFreeSlot(others),
    dueAt: null,
    timeModified: now,
  }
}

export async function detach(tx: Transaction, disk: Disk, now: Date): Promise<Disk> {
  const detached: Disk = { ...disk, state: { state: 'detached' }, slot: null, timeModified: now }
  await tx.update('disk', detached)
  return detached
}

/** A disk that is named in the body of a request about an instance; names are those of the instance's project. */
export async function locateDiskFor(asking: Asking, instance: Instance, given: string): Promise<Disk> {
  const isId = 'id' in selector(given)
  const disk = await locate(asking, 'disk', given, isId ? undefined : instance.projectId, 'modify')
  if (disk.projectId !== instance.projectId)
    throw refuse.invalidRequest('disk must be in the same project as the instance')
  return disk
}

const list = reads(operations.instanceDiskList, async (call) => {
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'read')
  const where = { index: 'instanceId', equals: instance.id } as const
  return pageOf(call, (window) => call.tx.list('disk', { where, ...window }), diskView)
})

const attach = writes(operations.instanceDiskAttach, async (call) => {
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  const disk = await locateDiskFor(call, instance, call.body.disk)
  if (isAttachedTo(disk, instance)) return diskView(disk)
  if (instance.runState === 'failed') throw refuse.invalidRequest('cannot attach disk to instance in failed state')
  if (instance.runState !== 'stopped') throw refuse.invalidRequest('cannot attach disk: instance is not fully stopped')
  const after = await attached(call.tx, disk, instance, call.now)
  await call.tx.update('disk', after)
  return diskView(after)
})

const remove = writes(operations.instanceDiskDetach, async (call) => {
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  const disk = await locateDiskFor(call, instance, call.body.disk)
  if (!('instance' in disk.state)) return diskView(disk)
  if (!isAttachedTo(disk, instance))
    throw refuse.invalidRequest(`cannot detach disk "${disk.name}": disk is attached to another instance`)
  if (!isHalted(instance.runState)) throw refuse.invalidRequest('cannot detach disk: instance is not fully stopped')
  if (instance.bootDiskId === disk.id) throw refuse.conflict('boot disk cannot be detached')
  return diskView(await detach(call.tx, disk, call.now))
})

export const instanceDiskHandlers = [list, attach, remove]
