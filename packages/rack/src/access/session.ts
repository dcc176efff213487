import { toHex } from '@plenum/api/hex'
import { refuse } from '../http/refusal.ts'
import type { Parts } from '../http/handler.ts'
import type { SessionCarrier } from '../rack.ts'
import type { SessionDocument } from '../store/kinds.ts'
import type { Reader, Store, Transaction } from '../store/store.ts'
import { loadActor } from './actor.ts'
import type { Actor } from './actor.ts'

const MINUTE = 60_000
const IDLE_MAX = 480 * MINUTE
const ABSOLUTE_MAX = 1440 * MINUTE
/** "Last used" is written at most this often, so that reading does not cost a write each time. */
const REFRESH_AFTER = MINUTE

const TOKEN_BYTES = 20

/** The default: an HttpOnly cookie named `session`. */
export function cookieSessions(options: { secure: boolean }): SessionCarrier {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${options.secure ? '; Secure' : ''}`
  return {
    read: (request) => /(?:^|;\s*)session=([0-9a-f]{40})(?:;|$)/.exec(request.headers.get('cookie') ?? '')?.[1],
    write: (headers, token, maxAgeSeconds) =>
      headers.append('set-cookie', `session=${token ?? ''}; ${attributes}; Max-Age=${maxAgeSeconds}`),
  }
}

async function idOf(token: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))))
}

function isAlive(session: SessionDocument, now: Date): boolean {
  return (
    now.getTime() - session.timeLastUsed.getTime() < IDLE_MAX &&
    now.getTime() - session.timeCreated.getTime() < ABSOLUTE_MAX
  )
}

/** Makes a session for a user whose credentials have been checked, and tells the client of it. */
export async function beginSession(parts: Parts, userId: string, headers: Headers): Promise<void> {
  const token = toHex(crypto.getRandomValues(new Uint8Array(TOKEN_BYTES)))
  const now = parts.clock()
  const session = { id: await idOf(token), userId, timeCreated: now, timeLastUsed: now }
  await parts.store.write((tx) => tx.insert('session', session))
  parts.sessions.write(headers, token, ABSOLUTE_MAX / 1000)
}

export async function endSession(parts: Parts, request: Request, headers: Headers): Promise<void> {
  const token = parts.sessions.read(request)
  if (token) {
    const id = await idOf(token)
    await parts.store.write((tx) => tx.delete('session', id))
  }
  parts.sessions.write(headers, null, 0)
}

/** The caller, by the session that the request carries. Throws the 401 refusal. */
export async function authenticate(
  parts: Parts,
  tx: Reader,
  request: Request,
): Promise<{ actor: Actor; session: SessionDocument }> {
  const token = parts.sessions.read(request)
  const session = token && (await tx.get('session', await idOf(token)))
  const user = session && isAlive(session, parts.clock()) && (await tx.get('user', session.userId))
  if (!user) throw refuse.unauthenticated()
  return { actor: await loadActor(tx, user), session }
}

/** Whether the idle end of a session that is in use should be postponed. */
export function isDueForRefresh(session: SessionDocument, now: Date): boolean {
  return now.getTime() - session.timeLastUsed.getTime() >= REFRESH_AFTER
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
