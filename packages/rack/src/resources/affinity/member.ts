import { affinityLimits, whyNotJoin } from '@plenum/api'
import type { AffinityGroup, AffinityGroupMember, Page } from '@plenum/api'
import type { Asking } from '../../http/handler.ts'
import { pageOfAll } from '../../http/pagination.ts'
import type { PageWindow } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { ProjectAction } from '../../access/permissions.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { locate, mustGet, selector } from '../locate.ts'
import { sorts } from './sort.ts'
import type { Sort } from './sort.ts'

/** Who is in groups of either sort. */

type Instance = Documents['instance']
type Selected = { query: { project?: string | undefined } }
type Listing = Asking & Selected & { window: PageWindow }

function memberView({ id, name, runState }: Instance): AffinityGroupMember {
  return { type: 'instance', value: { id, name, runState } }
}

export async function membersOf(tx: Reader, sort: Sort, groupId: string): Promise<Instance[]> {
  const members = await tx.list(sorts[sort].members, { parent: groupId, limit: affinityLimits.members })
  return Promise.all(members.map(({ instanceId }) => mustGet(tx, 'instance', instanceId)))
}

/** The groups of a sort that an instance is in. */
export async function groupsOf(tx: Reader, sort: Sort, instanceId: string): Promise<AffinityGroup[]> {
  const where = { index: 'instanceId', equals: instanceId } as const
  const members = await tx.list(sorts[sort].members, { where, limit: affinityLimits.groupsOfInstance })
  return Promise.all(members.map(({ groupId }) => mustGet(tx, sort, groupId)))
}

export async function listMembers(call: Listing, sort: Sort, given: string): Promise<Page<AffinityGroupMember>> {
  const group = await locate(call, sort, given, call.query.project, 'read')
  return pageOfAll(call, await membersOf(call.tx, sort, group.id), memberView)
}

export async function listGroupsOfInstance(call: Listing, sort: Sort, given: string): Promise<Page<AffinityGroup>> {
  const instance = await locate(call, 'instance', given, call.query.project, 'read')
  return pageOfAll(call, await groupsOf(call.tx, sort, instance.id), (group) => group)
}

/** Makes an instance a member. Throws when group or instance cannot take that. */
export async function join(tx: Transaction, sort: Sort, group: AffinityGroup, instance: Instance): Promise<void> {
  const { members, word, type } = sorts[sort]
  if (group.projectId !== instance.projectId)
    throw refuse.invalidRequest(`instance and ${word} group must be in the same project`)
  const reason = whyNotJoin(word, {
    members: (await membersOf(tx, sort, group.id)).length,
    groups: (await groupsOf(tx, sort, instance.id)).length,
    state: instance.runState,
  })
  if (reason) throw refuse.invalidRequest(reason)
  if (await tx.find(members, group.id, instance.id)) throw refuse.alreadyExists(`${type}-member`, instance.id)
  await tx.insert(members, { id: crypto.randomUUID(), groupId: group.id, instanceId: instance.id })
}

/** The anti-affinity groups of a project that a new instance is to join. */
export async function groupsIn(tx: Reader, projectId: string, given: readonly string[]): Promise<AffinityGroup[]> {
  const groups: AffinityGroup[] = []
  for (const by of given.map(selector)) {
    const group =
      'id' in by ? await tx.get('antiAffinityGroup', by.id) : await tx.find('antiAffinityGroup', projectId, by.name)
    if (group?.projectId !== projectId) throw refuse.notFound('anti-affinity-group', by)
    groups.push(group)
  }
  return groups
}

/** Takes an instance that goes out of all its groups. */
export async function leaveAllGroups(tx: Transaction, instanceId: string): Promise<void> {
  for (const { members } of Object.values(sorts)) {
    const where = { index: 'instanceId', equals: instanceId } as const
    for (const { id } of await tx.list(members, { where, limit: affinityLimits.groupsOfInstance }))
      await tx.delete(members, id)
  }
}

/** The group and the instance of a request about a member. */
interface Pair {
  group: string
  instance: string
}

async function locatePair(call: Asking & Selected, sort: Sort, given: Pair, action: ProjectAction) {
  const group = await locate(call, sort, given.group, call.query.project, action)
  const instance = await locate(call, 'instance', given.instance, call.query.project, action)
  return { group, instance }
}

async function requireMember(call: Asking & Selected, sort: Sort, given: Pair, action: ProjectAction) {
  const { group, instance } = await locatePair(call, sort, given, action)
  const { members, type } = sorts[sort]
  const member = await call.tx.find(members, group.id, instance.id)
  if (!member) throw refuse.notFound(`${type}-member`, selector(given.instance))
  return { member, instance }
}

export async function viewMember(call: Asking & Selected, sort: Sort, given: Pair): Promise<AffinityGroupMember> {
  return memberView((await requireMember(call, sort, given, 'read')).instance)
}

export async function addMember(
  call: Asking<Transaction> & Selected,
  sort: Sort,
  given: Pair,
): Promise<AffinityGroupMember> {
  const { group, instance } = await locatePair(call, sort, given, 'modify')
  await join(call.tx, sort, group, instance)
  return memberView(instance)
}

export async function removeMember(call: Asking<Transaction> & Selected, sort: Sort, given: Pair): Promise<undefined> {
  const { member } = await requireMember(call, sort, given, 'modify')
  await call.tx.delete(sorts[sort].members, member.id)
  return undefined
}
