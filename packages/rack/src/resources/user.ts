import { operations } from '@plenum/api'
import type { User } from '@plenum/api'
import { permitInSilo } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import type { PageWindow } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Reader } from '../store/store.ts'
import { locateGroup } from './group.ts'
import { locateSilo } from './locate-silo.ts'
import { mustGet } from './locate.ts'

export function userView({ id, externalId, siloId }: Documents['user']): User {
  return { id, displayName: externalId, siloId }
}

/** A user of a silo; those of others are as if they were not there. */
export async function userOf(tx: Reader, siloId: string, id: string): Promise<Documents['user']> {
  const user = await tx.get('user', id)
  if (user?.siloId !== siloId) throw refuse.notFound('silo-user', { id })
  return user
}

async function membersOf(tx: Reader, groupId: string, { after = '', limit }: PageWindow): Promise<Documents['user'][]> {
  const memberships = await listAll(tx, 'membership', { where: { index: 'groupId', equals: groupId } })
  const ids = memberships.map(({ userId }) => userId).filter((id) => id > after)
  return Promise.all(
    ids
      .toSorted()
      .slice(0, limit)
      .map((id) => mustGet(tx, 'user', id)),
  )
}

const list = reads(operations.userList, async (call) => {
  const { actor, tx, query } = call
  permitInSilo(actor, 'read')
  const group = query.group ? await locateGroup(call, query.group) : undefined
  return pageOf(
    call,
    (window) => (group ? membersOf(tx, group.id, window) : tx.list('user', { parent: actor.siloId, ...window })),
    userView,
  )
})

const listOfSilo = reads(operations.siloUserList, async (call) => {
  const silo = await locateSilo(call, call.query.silo ?? '')
  return pageOf(call, (window) => call.tx.list('user', { parent: silo.id, ...window }), userView)
})

const viewOfSilo = reads(operations.siloUserView, async (call) => {
  const silo = await locateSilo(call, call.query.silo)
  return userView(await userOf(call.tx, silo.id, call.params.userId))
})

export const userHandlers = [list, listOfSilo, viewOfSilo]
