import { operations } from '@plenum/api'
import { beginSession, endSession } from '../access/session.ts'
import { anonymous, reads } from '../http/handler.ts'
import type { Parts } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import { FLEET_ID } from '../store/kinds.ts'
import { requireLocalUsers } from './locate-silo.ts'
import { mustGet } from './locate.ts'

const ping = anonymous(operations.ping, async () => ({ status: 'ok' as const }))

const decoys = new WeakMap<Parts, Promise<string>>()

/** A hash that no password has, so that checking an unknown user takes as long as checking a known one. */
function decoyHash(parts: Parts): Promise<string> {
  let decoy = decoys.get(parts)
  if (!decoy) {
    decoy = parts.passwords.hash(crypto.randomUUID())
    decoys.set(parts, decoy)
  }
  return decoy
}

const loginLocal = anonymous(operations.loginLocal, async ({ parts, params, body, now, address, responseHeaders }) => {
  const silo = await parts.store.read((tx) => tx.find('silo', FLEET_ID, params.siloName))
  if (!silo) throw refuse.notFound('silo', { name: params.siloName })
  requireLocalUsers(silo)
  const attempt = parts.attempts.begin({ account: `${silo.id} ${body.username}`, address }, now)
  const decoy = await decoyHash(parts)
  const user = await parts.store.read((tx) => tx.find('user', silo.id, body.username))
  const isRight = await parts.passwords.verify(body.password, user?.passwordHash ?? decoy)
  if (!user?.passwordHash || !isRight) throw refuse.unauthenticated()
  attempt.wasRight()
  await beginSession(parts, user.id, responseHeaders)
  return undefined
})

const logout = anonymous(operations.logout, async ({ parts, request, responseHeaders }) => {
  await endSession(parts, request, responseHeaders)
  return undefined
})

const currentUserView = reads(operations.currentUserView, async ({ actor, tx }) => {
  const silo = await mustGet(tx, 'silo', actor.siloId)
  return { id: actor.user.id, displayName: actor.user.externalId, siloId: silo.id, siloName: silo.name }
})

const currentUserGroups = reads(operations.currentUserGroups, async (call) =>
  pageOf(
    call,
    async ({ after, limit }) => {
      const groupIds = [...call.actor.identities].filter((id) => id !== call.actor.user.id && id > (after ?? ''))
      const here = groupIds.toSorted().slice(0, limit)
      return Promise.all(here.map((id) => mustGet(call.tx, 'group', id)))
    },
    (group) => group,
  ),
)

export const sessionHandlers = [ping, loginLocal, logout, currentUserView, currentUserGroups]
