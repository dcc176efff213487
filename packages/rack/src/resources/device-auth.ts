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
    id: await digestOf(deviceCode),
    clientId: body.clientId,
    tokenDigest: await digestOf(await tokenFor(deviceCode)),
    ttlSeconds: body.ttlSeconds ?? null,
    timeCreated: now,
    timeExpires: new Date(now.getTime() + LIFETIME_SECONDS * 1000),
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

const poll = anonymous(operations.deviceAccessToken, async ({ parts, body, now }) => {
  if (body.grantType !== DEVICE_GRANT_TYPE) throw new GrantRefusal('unsupported_grant_type')
  const digest = await digestOf(body.deviceCode)
  const isTheirs = ({ clientId }: { clientId: string }) => clientId === body.clientId
  return parts.store.read(async (tx) => {
    const where = { index: 'deviceCodeDigest', equals: digest } as const
    const [token] = (await tx.list('accessToken', { where, limit: 1 })).filter(isTheirs)
    const pending = token ?? (await tx.get('deviceAuthRequest', digest))
    if (pending && isTheirs(pending) && hasExpired(pending, now)) throw new GrantRefusal('expired_token')
    if (!token) throw new GrantRefusal('authorization_pending')
    const accessToken = await tokenFor(body.deviceCode)
    return { accessToken, tokenType: 'bearer' as const, tokenId: token.id, timeExpires: token.timeExpires }
  })
})

export const deviceAuthHandlers = [start, confirm, poll]
