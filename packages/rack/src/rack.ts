import { sweepTokens } from './access/access-token.ts'
import { Attempts } from './access/attempts.ts'
import type { FetchMetadata, SamlProtocol } from './access/saml-protocol.ts'
import { sweepAssertions } from './access/saml-replay.ts'
import { Courier } from './alerts/courier.ts'
import { dispatchAlerts } from './alerts/dispatch.ts'
import { noWayOut } from './alerts/webhook-sender.ts'
import type { WebhookSender } from './alerts/webhook-sender.ts'
import { authenticate, cookieSessions, sweepSessions } from './access/session.ts'
import { countedContents } from './hardware/disk-contents.ts'
import type { DiskContents } from './hardware/disk-contents.ts'
import { ClockSteps } from './hardware/clock-step.ts'
import { advance, realisticTiming } from './hardware/lifecycle.ts'
import { filesInMemory } from './hardware/rack-files.ts'
import type { RackFiles } from './hardware/rack-files.ts'
import { OpenSessions } from './hardware/serial/open-sessions.ts'
import { WritesUnderWay } from './hardware/writes-under-way.ts'
import type { Parts } from './http/handler.ts'
import { Refusal } from './http/refusal.ts'
import { createRouter } from './http/router.ts'
import type { StreamSession } from './http/stream.ts'
import { sweepHistory } from './metrics/history/sweep-history.ts'
import { implemented, pages } from './resources/index.ts'
import { loginPage } from './resources/login-page.ts'
import type { LoginPage } from './resources/login-page.ts'
import { DEFAULT_ZONE } from './resources/silo-host.ts'
import { BundleCollector } from './resources/support-bundle/collector.ts'
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
  /** Of a support bundle until somebody begins to gather it. */
  supportBundleCollecting: number
  /** Of an instance that may restart by itself at once. */
  failed: number
}

export interface RackOptions {
  store: Store
  passwords: Passwords
  clock?: () => Date
  /** Nobody can sign in with SAML when left out. */
  saml?: SamlProtocol
  /** Metadata of identity providers must be given as they are when left out. */
  fetchMetadata?: FetchMetadata
  /** The bytes of imported disks are counted and let go when left out. */
  contents?: DiskContents
  /** Support bundles and uploads are in memory when left out. */
  files?: RackFiles
  /** Cookies when left out. */
  sessions?: SessionCarrier
  /** The DNS zone that silos have their hosts in, `<silo>.sys.<zone>`; `rack.example` when left out. */
  zone?: string
  /** The way to alert receivers; none can be reached when left out. */
  webhooks?: WebhookSender
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
  /**
   * Resolves once nothing is under way that `tick` began.
   *
   * @param abandon ends what is: it is begun anew later, by whoever ticks then
   */
  idle: (abandon?: AbortSignal) => Promise<void>
  /** Whether the request carries a session or an access token that is alive. */
  isSignedIn: (request: Request) => Promise<boolean>
  /** Where someone without a session signs in who asked this host (a name, without port), e.g. `/login/demo/local`. */
  loginPage: (host: string) => Promise<LoginPage>
}

/** A control plane over a store: the whole of the API, as a function from requests to responses. */
export function createRack(options: RackOptions): Rack {
  const parts: Parts = {
    store: options.store,
    passwords: options.passwords,
    saml: options.saml,
    fetchMetadata: options.fetchMetadata,
    contents: options.contents ?? countedContents(),
    files: options.files ?? filesInMemory(),
    bulkWrites: new WritesUnderWay(),
    clock: options.clock ?? (() => new Date()),
    sessions: options.sessions ?? cookieSessions({ secure: false }),
    zone: options.zone ?? DEFAULT_ZONE,
    attempts: new Attempts(),
    timing: { ...realisticTiming, ...options.timing },
    openSessions: new OpenSessions(),
    courier: new Courier(options.store, options.clock ?? (() => new Date()), options.webhooks ?? noWayOut),
    onError: options.onError ?? (() => {}),
  }
  const steps = new ClockSteps()
  const bundles = new BundleCollector(parts.store, parts.files, parts.clock)
  return {
    ...createRouter([...implemented, ...pages], parts),
    async tick() {
      const now = parts.clock()
      await steps.mend(parts.store, now)
      await advance(parts.store, now, parts.timing)
      await sweepSessions(parts.store, now)
      await sweepTokens(parts.store, now)
      await sweepAssertions(parts.store, now)
      await sweepHistory(parts.store, now)
      parts.openSessions.wakeAll()
      await dispatchAlerts(parts.store, now)
      await parts.courier.setOut()
      await bundles.setOut()
    },
    async idle(abandon) {
      await Promise.all([parts.courier.idle(abandon), bundles.idle(abandon)])
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
    loginPage: (host) => parts.store.read((tx) => loginPage(tx, host, parts.zone)),
  }
}
