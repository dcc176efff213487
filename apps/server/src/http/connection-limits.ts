import type { Server } from 'node:http'

/** What a client gets of a server that it does not make good use of: see docs/operating.md. Times are in milliseconds. */
export const connectionLimits = {
  /** From the connection, or the last answer, until the head of a request is there. */
  headersTimeout: 15_000,
  /** What a release of 4 GiB takes over a line of 10 Mbit/s. Within it, the rack wants bodies not to be too slow. */
  requestTimeout: 3_600_000,
  /** How often the two above are looked after. */
  connectionsCheckingInterval: 5000,
  /** Longer than the idle time of common proxies, so that it is they who hang up and no request meets a closing socket. */
  keepAliveTimeout: 65_000,
  /** Bytes of the head of a request. */
  maxHeaderSize: 16_384,
  /** The system asks a client whether it is still there. */
  keepAlive: true,
  keepAliveInitialDelay: 30_000,
} as const

/** Nothing has gone either way for so long in the middle of an answer: it is not being read. Hashing a disk takes minutes. */
const SILENCE = 600_000
/** Each costs some 20 KiB, so that no number of clients can take all memory. */
const CONNECTIONS_MAX = 10_000

/** What a server cannot be told when it is made. */
export function limitConnections(http: Server): void {
  http.setTimeout(SILENCE)
  http.maxConnections = CONNECTIONS_MAX
}
