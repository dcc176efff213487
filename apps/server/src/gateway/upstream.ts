import { Agent as HttpAgent } from 'node:http'
import { Agent as HttpsAgent } from 'node:https'

/**
 * How long a connection is kept for the next request. Shorter than servers and balancers keep idle ones (5 s and more), so
 * that a request seldom meets one that the other side is about to close.
 */
const SPARE_MS = 4000

export interface UpstreamOptions {
  /** Scheme, host and port of the rack, as `URL.origin` has them. */
  origin: string
  /** Certificates in PEM that are trusted, instead of those of Node. */
  ca?: string | undefined
  /** An access token for those who bring nothing of their own. */
  token?: string | undefined
}

/** A rack elsewhere, and the connections to it. */
export interface Upstream {
  readonly origin: string
  /** Name and port, for people. */
  readonly host: string
  readonly url: URL
  readonly token: string | undefined
  readonly agent: HttpAgent
  readonly tls: { ca?: string; rejectUnauthorized: true }
}

export function connectTo({ origin, ca, token }: UpstreamOptions): Upstream {
  const url = new URL(origin)
  const tls = { ...(ca !== undefined && { ca }), rejectUnauthorized: true } as const
  const agent =
    url.protocol === 'https:'
      ? new HttpsAgent({ keepAlive: true, timeout: SPARE_MS, ...tls })
      : new HttpAgent({ keepAlive: true, timeout: SPARE_MS })
  return { origin: url.origin, host: url.host, url, token, agent, tls }
}
