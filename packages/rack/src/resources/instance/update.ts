import { isHalted, operations } from '@plenum/api'
import { restartDueAt } from '../../hardware/auto-restart.ts'
import { writes } from '../../http/handler.ts'
import type { Asking, Call } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { locate } from '../locate.ts'
import { checkSize } from './create.ts'
import { locateDiskFor } from './disks.ts'
import { instanceView } from './view.ts'

async function newBootDiskId(
  asking: Asking,
  instance: Documents['instance'],
  given: string | null | undefined,
): Promise<string | null> {
  if (given === null || given === undefined) return null
  const disk = await locateDiskFor(asking, instance, given)
  if (!('instance' in disk.state) || disk.state.instance !== instance.id)
    throw refuse.conflict('boot disk must be attached')
  return disk.id
}

/** A failed instance whose policy has changed: whether and when it restarts by itself is decided anew. */
function restartByPolicy(
  instance: Documents['instance'],
  { now, parts }: Pick<Call<typeof operations.instanceUpdate>, 'now' | 'parts'>,
): Documents['instance'] {
  if (instance.runState !== 'failed') return instance
  return { ...instance, dueAt: restartDueAt(instance, now, parts.timing) }
}

/** Replaces size, boot disk and restart policy as one: what is left out is unset. */
export const update = writes(operations.instanceUpdate, async (call) => {
  const { body } = call
  const instance = await locate(call, 'instance', call.params.instance, call.query.project, 'modify')
  checkSize(body.ncpus, body.memory)
  const bootDiskId = await newBootDiskId(call, instance, body.bootDisk)
  if (!isHalted(instance.runState)) {
    if (body.ncpus !== instance.ncpus || body.memory !== instance.memory)
      throw refuse.conflict('instance must be stopped to be resized')
    if (bootDiskId !== instance.bootDiskId) throw refuse.conflict('instance must be stopped to set boot disk')
  }
  const autoRestartPolicy = body.autoRestartPolicy ?? null
  const { ncpus, memory } = body
  const updated = { ...instance, ncpus, memory, bootDiskId, autoRestartPolicy, timeModified: call.now }
  const after = autoRestartPolicy === instance.autoRestartPolicy ? updated : restartByPolicy(updated, call)
  await call.tx.update('instance', after)
  return instanceView(after)
})
