import type { Checked, Operation, ResultOf } from '@plenum/api'
import type { Actor } from '../access/actor.ts'
import type { LifecycleTiming, Passwords, SessionCarrier } from '../rack.ts'
import type { Reader, Store, Transaction } from '../store/store.ts'
import type { PageWindow } from './pagination.ts'

/** What a control plane is made of. */
export interface Parts {
  store: Store
  passwords: Passwords
  clock: () => Date
  sessions: SessionCarrier
  timing: LifecycleTiming
}

interface CallBase<T extends Operation> extends Checked<T> {
  parts: Parts
  now: Date
}

/** A call by a known user, inside a transaction (writes) or with read access to what is committed (reads). */
export interface Call<T extends Operation, Tx extends Reader = Reader> extends CallBase<T> {
  actor: Actor
  tx: Tx
  /** Meaningful for lists only. */
  window: PageWindow
}

/** A call that needs no credentials and does its own reading and writing. */
export interface AnonymousCall<T extends Operation> extends CallBase<T> {
  request: Request
  responseHeaders: Headers
}

/** All that lookups and permission checks need of a call. */
export type Asking<Tx extends Reader = Reader> = Pick<Call<Operation, Tx>, 'actor' | 'tx'>

interface Bare {
  params: unknown
  query: unknown
  body: unknown
  window: PageWindow
  parts: Parts
  now: Date
}

export type Handler = { operation: Operation } & (
  | {
      kind: 'anonymous'
      run: (call: Bare & Pick<AnonymousCall<Operation>, 'request' | 'responseHeaders'>) => Promise<unknown>
    }
  | { kind: 'reads'; run: (call: Bare & { actor: Actor; tx: Reader }) => Promise<unknown> }
  | { kind: 'writes'; run: (call: Bare & { actor: Actor; tx: Transaction }) => Promise<unknown> }
)

// The router has checked params, query and body against the operation's own schemas, which is what the types below
// say; only the compiler cannot follow that, so each of the three asserts it once.
/* oxlint-disable typescript/no-unsafe-type-assertion */

/** Handles an operation that changes nothing. */
export function reads<T extends Operation>(operation: T, work: (call: Call<T>) => Promise<ResultOf<T>>): Handler {
  return { operation, kind: 'reads', run: (call) => work(call as Call<T>) }
}

/** Handles an operation that changes something: all of it happens, or nothing. May run again after a lost race. */
export function writes<T extends Operation>(
  operation: T,
  work: (call: Call<T, Transaction>) => Promise<ResultOf<T>>,
): Handler {
  return { operation, kind: 'writes', run: (call) => work(call as Call<T, Transaction>) }
}

/** Handles an operation that is open to everyone. */
export function anonymous<T extends Operation>(
  operation: T,
  work: (call: AnonymousCall<T>) => Promise<ResultOf<T>>,
): Handler {
  return { operation, kind: 'anonymous', run: (call) => work(call as AnonymousCall<T>) }
}
