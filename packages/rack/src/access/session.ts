import { refuse } from '../http/refusal.ts'
import type { Parts } from '../http/handler.ts'
import type { SessionCarrier } from '../rack.ts'
import type { SessionDocument } from '../store/documents.ts'
import type { Reader, Store, Transaction } from '../store/store.ts'
import { loadActor } from './actor.ts'
import type { Actor } from './actor.ts'
import { bearerToken, findToken } from './access-token.ts'
import { digestOf, newSecret } from './secret.ts'

const MINUTE = 60_000
const IDLE_MAX = 480 * MINUTE
const ABSOLUTE_MAX = 1440 * MINUTE
/** "Last used" is written at most this often, so that reading does not cost a write each time. */
const REFRESH_AFTER = MINUTE

/** The default: an HttpOnly cookie named `session`. */
export function cookieSessions(options: { secure: boolean }): SessionCarrier {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`
  return {
    read: (request) => /(?:^|;\s*)session=([0-9a-f]{40})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1],
    write: (headers, token, maxAgeSeconds) =>
      headers.append('set-cookie', `session=${token ?? ''}; ${attributes}; Max-Age=${maxAgeSeconds}`),
  }
}

function isAlive(session: SessionDocument, now: Date): boolean {
  return (
    now.getTime() - session.timeLastUsed.getTime() < IDLE_MAX &&
    now.getTime() - session.timeCreated.getTime() < ABSOLUTE_MAX
  )
}

/** Makes a session for a user whose credentials have been checked, and tells the client of it. */
export async function beginSession(parts: Parts, userId: string, headers: Headers): Promise<void> {
  const token = newSecret()
  const now = parts.clock()
  const session = { id: digestOf(token), userId, timeCreated: now, timeLastUsed: now }
  await parts.store.write((tx) => tx.insert('session', session))
  parts.sessions.write(headers, token, ABSOLUTE_MAX / 1000)
}

export async function endSession(parts: Parts, request: Request, headers: Headers): Promise<void> {
  const token = parts.sessions.read(request)
  if (token) {
    const id = digestOf(token)
    await parts.store.write((tx) => tx.delete('session', id))
  }
  parts.sessions.write(headers, null, 0)
}

/**
 * The caller, by the session that the request carries or else by an access token, which has no session. One that is not
 * good is not made up for by the other. Throws the 401 refusal.
 */
export async function authenticate(
  parts: Parts,
  tx: Reader,
  request: Request,
): Promise<{ actor: Actor; session: SessionDocument | undefined }> {
  const now = parts.clock()
  const token = parts.sessions.read(request)
  const bearer = token ? undefined : bearerToken(request)
  const found = token ? await tx.get('session', digestOf(token)) : undefined
  const session = found && isAlive(found, now) ? found : undefined
  const holder = session ?? (bearer && (await findToken(tx, bearer, now)))
  const user = holder && (await tx.get('user', holder.userId))
  if (!user) throw refuse.unauthenticated()
  return { actor: await loadActor(tx, user), session }
}

/** Whether the idle end of a session that is in use should be postponed. */
export function isDueForRefresh(session: SessionDocument | undefined, now: Date): session is SessionDocument {
  return session !== undefined && now.getTime() - session.timeLastUsed.getTime() >= REFRESH_AFTER
}

export async function refreshSession(tx: Transaction, { id }: SessionDocument, now: Date): Promise<void> {
  const session = await tx.get('session', id)
  if (session) await tx.update('session', { ...session, timeLastUsed: now })
}

/** Removes sessions that can no longer be used, some at a time. */
export async function sweepSessions(store: Store, now: Date): Promise<void> {
  const where = { index: 'createdAt', atMost: now.getTime() - ABSOLUTE_MAX } as const
  const ended = await store.read((tx) => tx.list('session', { where, limit: 100 }))
  if (ended.length === 0) return
  await store.write(async (tx) => {
    for (const { id } of ended) await tx.delete('session', id)
  })
}
