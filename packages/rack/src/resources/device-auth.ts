import { DEVICE_GRANT_TYPE, operations } from '@plenum/api'
import { hasExpired, tokenFor } from '../access/access-token.ts'
import { digestOf, newSecret } from '../access/secret.ts'
import { newUserCode } from '../access/user-code.ts'
import { acts, anonymous, transact } from '../http/handler.ts'
import { GrantRefusal, refuse } from '../http/refusal.ts'
import type { DeviceAuthRequestDocument } from '../store/documents.ts'
import { FLEET_ID } from '../store/kinds.ts'
import { DuplicateError } from '../store/store.ts'
import type { Reader, Store } from '../store/store.ts'
import { maxTtlOf } from './auth-settings.ts'

/** RFC 8628. */

const LIFETIME_SECONDS = 300
/** Two that are open at once hardly ever have the same code; more often than this never. */
const TRIES = 5

/**
 * The shortest time between two polls, in milliseconds: five seconds where nothing else is said (RFC 8628, section 3.2),
 * less what the way of two requests may differ by.
 */
const POLL_INTERVAL = 5000 - 500

/** Stores a request under a code that no other has, and answers that. */
async function insertRequest(store: Store, request: Omit<DeviceAuthRequestDocument, 'userCode'>): Promise<string> {
  for (let left = TRIES; ; left--) {
    const userCode = newUserCode()
    try {
      await store.write((tx) => tx.insert('deviceAuthRequest', { ...request, userCode }))
      return userCode
    } catch (error) {
      if (!(error instanceof DuplicateError) || left === 1) throw error
    }
  }
}

const start = anonymous(operations.deviceAuthRequest, async ({ parts, request, address, body, now }) => {
  // Each is kept for a while, so that nobody may make as many as they like.
  parts.attempts.begin({ address }, now)
  const deviceCode = newSecret()
  const userCode = await insertRequest(parts.store, {
    id: digestOf(deviceCode),
    clientId: body.clientId,
    tokenDigest: digestOf(tokenFor(deviceCode)),
    ttlSeconds: body.ttlSeconds ?? null,
    timeCreated: now,
    timeExpires: new Date(now.getTime() + LIFETIME_SECONDS * 1000),
    timeLastPolled: null,
  })
  const verificationUri = new URL('/device/verify', request.url).href
  return { deviceCode, userCode, verificationUri, expiresIn: LIFETIME_SECONDS }
})

async function findRequest(tx: Reader, userCode: string): Promise<DeviceAuthRequestDocument> {
  const request = await tx.find('deviceAuthRequest', FLEET_ID, userCode)
  if (!request) throw refuse.notFound('device-auth-request', { id: userCode })
  return request
}

/** How long a token may live, in seconds; null when it may for ever. */
function ttlOf({ ttlSeconds }: DeviceAuthRequestDocument, max: number | null): number | null {
  if (ttlSeconds !== null && max !== null && ttlSeconds > max)
    throw refuse.invalidRequest(
      `Requested TTL ${ttlSeconds} seconds exceeds maximum allowed TTL for this silo of ${max} seconds`,
    )
  return ttlSeconds ?? max
}

const confirm = acts(operations.deviceAuthConfirm, async (call) => {
  const { userCode } = call.body
  // A code is short enough to be guessed by who may guess for long (RFC 8628, section 5.1).
  const attempt = call.parts.attempts.begin({ account: `codes ${call.actor.user.id}` }, call.now)
  await findRequest(call.tx, userCode)
  attempt.wasRight()
  await transact(call, async ({ tx, actor, now }) => {
    const request = await findRequest(tx, userCode)
    if (hasExpired(request, now)) throw refuse.invalidRequest('device authorization request expired')
    const ttl = ttlOf(request, await maxTtlOf(tx, actor.siloId))
    await tx.delete('deviceAuthRequest', request.id)
    await tx.insert('accessToken', {
      id: crypto.randomUUID(),
      userId: actor.user.id,
      clientId: request.clientId,
      tokenDigest: request.tokenDigest,
      deviceCodeDigest: request.id,
      timeCreated: now,
      timeExpires: ttl === null ? null : new Date(now.getTime() + ttl * 1000),
    })
  })
  return undefined
})

/** Remembers that a request was asked for, unless that is not long ago: then the answer is false, and nothing is written. */
function notePoll(store: Store, id: string, now: Date): Promise<boolean> {
  return store.write(async (tx) => {
    const request = await tx.get('deviceAuthRequest', id)
    const { timeLastPolled = null } = request ?? {}
    const since = timeLastPolled ? now.getTime() - timeLastPolled.getTime() : POLL_INTERVAL
    // Negative when the clock was put back.
    if (since >= 0 && since < POLL_INTERVAL) return false
    if (request) await tx.update('deviceAuthRequest', { ...request, timeLastPolled: now })
    return true
  })
}

const poll = anonymous(operations.deviceAccessToken, async ({ parts, body, now }) => {
  if (body.grantType !== DEVICE_GRANT_TYPE) throw new GrantRefusal('unsupported_grant_type')
  const digest = digestOf(body.deviceCode)
  const where = { index: 'deviceCodeDigest', equals: digest } as const
  const found = await parts.store.read(async (tx) => {
    const [token] = await tx.list('accessToken', { where, limit: 1 })
    return token ?? (await tx.get('deviceAuthRequest', digest))
  })
  if (found?.clientId !== body.clientId) throw new GrantRefusal('authorization_pending')
  if (hasExpired(found, now)) throw new GrantRefusal('expired_token')
  if (!('userId' in found))
    throw new GrantRefusal((await notePoll(parts.store, digest, now)) ? 'authorization_pending' : 'slow_down')
  const accessToken = tokenFor(body.deviceCode)
  return { accessToken, tokenType: 'bearer' as const, tokenId: found.id, timeExpires: found.timeExpires }
})

export const deviceAuthHandlers = [start, confirm, poll]
