import type { AffinityGroup, AffinityPolicy, FailureDomain, Page } from '@plenum/api'
import type { Asking } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import type { PageWindow } from '../../http/pagination.ts'
import { listAll } from '../../store/list-all.ts'
import type { Transaction } from '../../store/store.ts'
import { claimName, newIdentity, updatedIdentity } from '../identity.ts'
import { locate, locateProject, locateProjectForChild } from '../locate.ts'
import { sorts } from './sort.ts'
import type { Sort } from './sort.ts'

/** What can be done to groups of either sort. */

interface Listing extends Asking {
  query: { project?: string | undefined }
  window: PageWindow
}

export async function listGroups(call: Listing, sort: Sort): Promise<Page<AffinityGroup>> {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(
    call,
    (window) => call.tx.list(sort, { parent: project.id, ...window }),
    (group) => group,
  )
}

interface Creation extends Asking<Transaction> {
  query: { project: string }
  body: { name: string; description: string; policy: AffinityPolicy; failureDomain: FailureDomain }
  now: Date
}

export async function createGroup(call: Creation, sort: Sort): Promise<AffinityGroup> {
  const { tx, body, now } = call
  const project = await locateProjectForChild(call, call.query.project)
  const { policy, failureDomain } = body
  const group = { ...newIdentity(now, body), projectId: project.id, policy, failureDomain }
  await claimName(sorts[sort].type, group.name, tx.insert(sort, group))
  return group
}

interface Change extends Asking<Transaction> {
  query: { project?: string | undefined }
  body: { name?: string | null | undefined; description?: string | null | undefined }
  now: Date
}

export async function updateGroup(call: Change, sort: Sort, given: string): Promise<AffinityGroup> {
  const group = updatedIdentity(await locate(call, sort, given, call.query.project, 'modify'), call.body, call.now)
  await claimName(sorts[sort].type, group.name, call.tx.update(sort, group))
  return group
}

/** Its members are kept, and are in one group less. */
export async function deleteGroup(
  call: Pick<Change, 'tx' | 'actor' | 'query'>,
  sort: Sort,
  given: string,
): Promise<undefined> {
  const { tx } = call
  const group = await locate(call, sort, given, call.query.project, 'modify')
  const { members } = sorts[sort]
  for (const { id } of await listAll(tx, members, { parent: group.id })) await tx.delete(members, id)
  await tx.delete(sort, group.id)
  return undefined
}
