import type { Checked, Operation, ResultOf } from '@plenum/api'
import type { Actor } from '../access/actor.ts'
import type { Attempts } from '../access/attempts.ts'
import type { Courier } from '../alerts/courier.ts'
import type { FetchMetadata, SamlProtocol } from '../access/saml-protocol.ts'
import type { DiskContents } from '../hardware/disk-contents.ts'
import type { RackFiles } from '../hardware/rack-files.ts'
import type { WritesUnderWay } from '../hardware/writes-under-way.ts'
import type { OpenSessions } from '../hardware/serial/open-sessions.ts'
import type { LifecycleTiming, Passwords, RackOptions, SessionCarrier } from '../rack.ts'
import type { Reader, Store, Transaction } from '../store/store.ts'
import type { Outgoing } from './outgoing.ts'
import type { PageWindow } from './pagination.ts'
import type { StreamSession } from './stream.ts'

/** What a control plane is made of. */
export interface Parts {
  store: Store
  passwords: Passwords
  /** Undefined: nobody can sign in with SAML. */
  saml: SamlProtocol | undefined
  fetchMetadata: FetchMetadata | undefined
  contents: DiskContents
  files: RackFiles
  bulkWrites: WritesUnderWay
  clock: () => Date
  sessions: SessionCarrier
  /** The DNS zone that silos have their hosts in. */
  zone: string
  attempts: Attempts
  timing: LifecycleTiming
  openSessions: OpenSessions
  courier: Courier
  onError: NonNullable<RackOptions['onError']>
}

interface CallBase<T extends Operation> extends Checked<T> {
  /** Those of the operation's `bytesField`, which is empty then; undefined when the body holds them still, as base64. */
  bytes: Uint8Array | undefined
  /** Where the request came from; undefined where the host does not tell, or nothing is between. */
  address: string | undefined
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

/** A call by a known user who wants a stream. */
export interface StreamCall<T extends Operation> extends Call<T> {
  request: Request
}

/** A call by a known user that brings bytes. */
export interface ReceivingCall<T extends Operation> extends Call<T> {
  /** Nobody has read them yet: first see whether the caller may bring any. */
  incoming: ReadableStream<Uint8Array>
}

/** All that lookups and permission checks need of a call. */
export type Asking<Tx extends Reader = Reader> = Pick<Call<Operation, Tx>, 'actor' | 'tx'>

interface Bare {
  params: unknown
  query: unknown
  body: unknown
  bytes: Uint8Array | undefined
  address: string | undefined
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
  | {
      kind: 'streams'
      run: (call: Bare & { actor: Actor; tx: Reader; request: Request }) => Promise<StreamSession>
    }
  | {
      kind: 'receives'
      run: (call: Bare & { actor: Actor; tx: Reader; incoming: ReadableStream<Uint8Array> }) => Promise<unknown>
    }
  | { kind: 'sends'; run: (call: Bare & { actor: Actor; tx: Reader }) => Promise<Outgoing> }
)

// The router has checked params, query and body against the operation's own schemas, which is what the types below
// say; only the compiler cannot follow that, so each of these asserts it once.
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

/** Handles an operation that is answered with a stream. */
export function streams<T extends Operation>(
  operation: T,
  work: (call: StreamCall<T>) => Promise<StreamSession>,
): Handler {
  return { operation, kind: 'streams', run: (call) => work(call as StreamCall<T>) }
}

/** Handles an operation whose body is bytes. It opens its transactions itself, with `transact`. */
export function receives<T extends Operation>(
  operation: T,
  work: (call: ReceivingCall<T>) => Promise<ResultOf<T>>,
): Handler {
  return { operation, kind: 'receives', run: (call) => work(call as ReceivingCall<T>) }
}

/** Handles an operation that is answered with bytes, of which the caller may want a part. */
export function sends<T extends Operation>(operation: T, work: (call: Call<T>) => Promise<Outgoing>): Handler {
  return { operation, kind: 'sends', run: (call) => work(call as Call<T>) }
}

/** Handles an operation that reaches beyond the store: it opens its transactions itself, with `transact`. */
export function acts<T extends Operation>(operation: T, work: (call: Call<T>) => Promise<ResultOf<T>>): Handler {
  return reads(operation, work)
}

/** One transaction of a call. Nothing of it may have effects beyond the store, for it may run again. */
export function transact<T extends Operation, R>(
  call: Call<T>,
  work: (call: Call<T, Transaction>) => Promise<R>,
): Promise<R> {
  return call.parts.store.write((tx) => work({ ...call, tx }))
}

/** Handles an operation that is open to everyone. */
export function anonymous<T extends Operation>(
  operation: T,
  work: (call: AnonymousCall<T>) => Promise<ResultOf<T>>,
): Handler {
  return { operation, kind: 'anonymous', run: (call) => work(call as AnonymousCall<T>) }
}
