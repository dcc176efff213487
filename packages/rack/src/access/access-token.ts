import type { AccessTokenDocument } from '../store/documents.ts'
import type { Reader, Store } from '../store/store.ts'
import { digestOf } from './secret.ts'

/** What tokens begin with, so that they are known for what they are wherever they turn up. */
const PREFIX = 'plnum-token-'
const TOKEN = new RegExp(`^${PREFIX}[0-9a-f]{40}$`)

/**
 * The token that a device code stands for once it has been confirmed. It follows from the code, which only the program
 * knows: so it can be handed out as often as the program asks, without being stored.
 */
export function tokenFor(deviceCode: string): string {
  return PREFIX + digestOf(`access token of ${deviceCode}`).slice(0, 40)
}

/** The access token that a request carries; undefined when it carries none of ours (RFC 6750, section 2.1). */
export function bearerToken(request: Request): string | undefined {
  const given = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  return given !== undefined && TOKEN.test(given) ? given : undefined
}

export function hasExpired({ timeExpires }: Pick<AccessTokenDocument, 'timeExpires'>, now: Date): boolean {
  return timeExpires !== null && timeExpires <= now
}

/** The document of a token that can be used. */
export async function findToken(tx: Reader, token: string, now: Date): Promise<AccessTokenDocument | undefined> {
  const where = { index: 'tokenDigest', equals: digestOf(token) } as const
  const [found] = await tx.list('accessToken', { where, limit: 1 })
  return found && !hasExpired(found, now) ? found : undefined
}

/** Whoever still asks for what has expired is told so for as long; then it is forgotten. */
const KEPT_AFTER_EXPIRY = 24 * 3_600_000

/** Removes tokens and requests for tokens that expired long ago, some at a time. */
export async function sweepTokens(store: Store, now: Date): Promise<void> {
  const where = { index: 'expiresAt', atMost: now.getTime() - KEPT_AFTER_EXPIRY } as const
  for (const kind of ['accessToken', 'deviceAuthRequest'] as const) {
    const ended = await store.read((tx) => tx.list<'accessToken' | 'deviceAuthRequest'>(kind, { where, limit: 100 }))
    if (ended.length > 0)
      await store.write(async (tx) => {
        for (const { id } of ended) await tx.delete(kind, id)
      })
  }
}
