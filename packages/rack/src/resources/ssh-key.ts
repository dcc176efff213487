import { operations } from '@plenum/api'
import type { SshKey } from '@plenum/api'
import { reads, writes } from '../http/handler.ts'
import type { Asking } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import { claimName, newIdentity } from './identity.ts'
import { selector } from './locate.ts'

/** Finds one of the caller's keys, for which they need no role; those of others are as if they were not there. */
export async function locateOwnSshKey({ tx, actor }: Asking, given: string): Promise<SshKey> {
  const by = selector(given)
  const key = 'id' in by ? await tx.get('sshKey', by.id) : await tx.find('sshKey', actor.user.id, by.name)
  if (key?.siloUserId !== actor.user.id) throw refuse.notFound('ssh-key', by)
  return key
}

const list = reads(operations.currentUserSshKeyList, async (call) =>
  pageOf(
    call,
    (window) => call.tx.list('sshKey', { parent: call.actor.user.id, ...window }),
    (key) => key,
  ),
)

const create = writes(operations.currentUserSshKeyCreate, async ({ actor, tx, body, now }) => {
  const key = { ...newIdentity(now, body), siloUserId: actor.user.id, publicKey: body.publicKey }
  await claimName('ssh-key', key.name, tx.insert('sshKey', key))
  return key
})

const view = reads(operations.currentUserSshKeyView, async (call) => locateOwnSshKey(call, call.params.sshKey))

const remove = writes(operations.currentUserSshKeyDelete, async (call) => {
  const { id } = await locateOwnSshKey(call, call.params.sshKey)
  await call.tx.delete('sshKey', id)
  return undefined
})

export const sshKeyHandlers = [list, create, view, remove]
