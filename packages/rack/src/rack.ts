import { operations } from '@plenum/api'
import type { Operation } from '@plenum/api'
import { sweepTokens } from './access/access-token.ts'
import { Attempts } from './access/attempts.ts'
import { authenticate, cookieSessions, sweepSessions } from './access/session.ts'
import { countedContents } from './hardware/disk-contents.ts'
import type { DiskContents } from './hardware/disk-contents.ts'
import { advance, realisticTiming } from './hardware/lifecycle.ts'
import { OpenSessions } from './hardware/serial/open-sessions.ts'
import { WritesUnderWay } from './hardware/writes-under-way.ts'
import type { Handler, Parts } from './http/handler.ts'
import { unimplemented } from './http/unimplemented.ts'
import { Refusal } from './http/refusal.ts'
import { createRouter } from './http/router.ts'
import type { StreamSession } from './http/stream.ts'
import { implemented } from './resources/index.ts'
import { FLEET_ID } from './store/kinds.ts'
import type { Store } from './store/store.ts'

/** Hashing is slow on purpose and platform-bound, so the host hands it in. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  verify: (password: string, hash: string) => Promise<boolean>
}

/** How a request carries its session token, and how an answer sets (or, with null, clears) it. */
export interface SessionCarrier {
  read: (request: Request) => string | undefined
  write: (headers: Headers, token: string | null, maxAgeSeconds: number) => void
}

/** How long a state lasts before the next follows by itself, in milliseconds. */
export interface LifecycleTiming {
  creating: number
  starting: number
  stopping: number
  rebooting: number
  diskCreating: number
  snapshotCreating: number
  /** Of a sled that is being made part of the rack. */
  sledSettingUp: number
  /** Of an instance that may restart by itself at once. */
  failed: number
}

export interface RackOptions {
  store: Store
  passwords: Passwords
  clock?: () => Date
  /** The bytes of imported disks are counted and let go when left out. */
  contents?: DiskContents
  /** Cookies when left out. */
  sessions?: SessionCarrier
  timing?: Partial<LifecycleTiming>
  /** Told of what went wrong inside, never of secrets. */
  onError?: (error: unknown, context: { requestId: string; method: string; path: string }) => void
}

export interface Rack {
  /**
   * Answers every path of the contract; anything else is its 404. Never throws.
   *
   * @param address where the request came from; attempts to sign in are then counted by address, too, and the allow list
   *   cannot leave it out
   */
  fetch: (request: Request, address?: string) => Promise<Response>
  /** Opens what the contract answers with a WebSocket, or refuses it. Never throws. */
  stream: (request: Request) => Promise<StreamSession | Response>
  /** Moves on whatever is due. Idempotent; the host calls it a few times a second. */
  tick: () => Promise<void>
  /** Whether the request carries a session or an access token that is alive. */
  isSignedIn: (request: Request) => Promise<boolean>
  /** Where someone without a session signs in, e.g. `/login/demo/local`; undefined when no silo takes passwords. */
  loginPath: () => Promise<string | undefined>
}

/** What the contract has and this control plane does not answer yet: it says so, to those who may call at all. */
function missing(): Handler[] {
  const ids = new Set<string>(implemented.map(({ operation }) => operation.id))
  const all: readonly Operation[] = Object.values(operations)
  return all.filter(({ id }) => !ids.has(id)).map((operation) => unimplemented(operation))
}

/** Silos that are looked at when searching for one that takes passwords. */
const SILOS_MAX = 1000

/** A control plane over a store: the whole of the API, as a function from requests to responses. */
export function createRack(options: RackOptions): Rack {
  const parts: Parts = {
    store: options.store,
    passwords: options.passwords,
    contents: options.contents ?? countedContents(),
    bulkWrites: new WritesUnderWay(),
    clock: options.clock ?? (() => new Date()),
    sessions: options.sessions ?? cookieSessions({ secure: false }),
    attempts: new Attempts(),
    timing: { ...realisticTiming, ...options.timing },
    openSessions: new OpenSessions(),
    onError: options.onError ?? (() => {}),
  }
  return {
    ...createRouter([...implemented, ...missing()], parts),
    async tick() {
      const now = parts.clock()
      await advance(parts.store, now, parts.timing)
      await sweepSessions(parts.store, now)
      await sweepTokens(parts.store, now)
      parts.openSessions.wakeAll()
    },
    async isSignedIn(request) {
      try {
        await parts.store.read((tx) => authenticate(parts, tx, request))
        return true
      } catch (error) {
        if (error instanceof Refusal) return false
        throw error
      }
    },
    async loginPath() {
      const silos = await parts.store.read((tx) => tx.list('silo', { parent: FLEET_ID, limit: SILOS_MAX }))
      const silo = silos.find(({ identityMode }) => identityMode === 'local_only')
      return silo && `/login/${silo.name}/local`
    },
  }
}
