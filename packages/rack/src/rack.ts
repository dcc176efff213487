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
}

export interface RackOptions {
  store: Store
  passwords: Passwords
  clock?: () => Date
  /** Cookies when left out. */
  sessions?: SessionCarrier
  timing?: Partial<LifecycleTiming>
  /** Told of what went wrong inside, never of secrets. */
  onError?: (error: unknown, context: { requestId: string; method: string; path: string }) => void
}

export interface Rack {
  /** Answers every path of the contract; anything else is its 404. Never throws. */
  fetch: (request: Request) => Promise<Response>
  /** Moves on whatever is due. Idempotent; the host calls it a few times a second. */
  tick: () => Promise<void>
  /** Whether the request carries a session that is alive. */
  isSignedIn: (request: Request) => Promise<boolean>
  /** Where someone without a session signs in, e.g. `/login/demo/local`; undefined when no silo takes passwords. */
  loginPath: () => Promise<string | undefined>
}
