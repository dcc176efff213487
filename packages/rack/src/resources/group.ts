import { operations } from '@plenum/api'
import type { Group } from '@plenum/api'
import { permitInSilo } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'

/** Finds a group of the caller's silo, for which they need no role. */
export async function locateGroup({ tx, actor }: Asking, id: string): Promise<Group> {
  const group = await tx.get('group', id)
  if (group?.siloId !== actor.siloId) throw refuse.notFound('silo-group', { id })
  return group
}

const list = reads(operations.groupList, async (call) => {
  permitInSilo(call.actor, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('group', { parent: call.actor.siloId, ...window }),
    (group) => group,
  )
})

const view = reads(operations.groupView, (call) => locateGroup(call, call.params.groupId))

export const groupHandlers = [list, view]
