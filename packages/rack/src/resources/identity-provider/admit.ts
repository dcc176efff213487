import type { Asserted } from '../../access/saml-assertion.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Transaction } from '../../store/store.ts'

async function userIn(tx: Transaction, siloId: string, externalId: string, now: Date): Promise<string> {
  const known = await tx.find('user', siloId, externalId)
  if (known) return known.id
  const user = { id: crypto.randomUUID(), siloId, externalId, timeCreated: now, passwordHash: null }
  await tx.insert('user', user)
  return user.id
}

/** By its name, so that the administrators' group that a silo was made with is the provider's of that name. */
async function groupIn(tx: Transaction, siloId: string, displayName: string): Promise<string> {
  const known = await tx.find('group', siloId, displayName)
  if (known) return known.id
  const group: Documents['group'] = { id: crypto.randomUUID(), siloId, displayName }
  await tx.insert('group', group)
  return group.id
}

/** Makes somebody a member of these groups and of no others. */
async function joinOnly(tx: Transaction, userId: string, groupIds: ReadonlySet<string>): Promise<void> {
  const had = new Set<string>()
  for (const { id, groupId } of await listAll(tx, 'membership', { parent: userId })) {
    had.add(groupId)
    if (!groupIds.has(groupId)) await tx.delete('membership', id)
  }
  for (const groupId of groupIds)
    if (!had.has(groupId)) await tx.insert('membership', { id: crypto.randomUUID(), userId, groupId })
}

/**
 * The user that an identity provider speaks of, made when there is none yet, with exactly the groups that it names. Groups
 * that nobody is in any more stay.
 */
export async function admit(tx: Transaction, siloId: string, asserted: Asserted, now: Date): Promise<string> {
  const userId = await userIn(tx, siloId, asserted.externalId, now)
  const groupIds = new Set<string>()
  for (const name of asserted.groups) groupIds.add(await groupIn(tx, siloId, name))
  await joinOnly(tx, userId, groupIds)
  return userId
}
