import { capitalise } from '@plenum/api/errors'
import { whyNotInstance } from '@plenum/api/instance-rules'
import type { InstanceState } from '@plenum/api/instance-rules'
import { serialEnd } from './connection.ts'
import type { Connect, SerialConnection, SerialEnd } from './connection.ts'
import type { Diagnosis } from './diagnose.ts'

export type SerialState =
  /** The instance is in no state in which it has a serial console. */
  | { status: 'idle' }
  | { status: 'connecting' }
  | { status: 'connected' }
  /** It was lost (`disconnected`), or it could not be had (`error`). Without `retryAt` nothing is tried by itself. */
  | { status: 'disconnected' | 'error'; reason: string; retryAt?: number }

/** Where the output goes. */
export interface SerialScreen {
  clear: () => void
  write: (bytes: Uint8Array) => void
}

interface SerialSessionParts {
  connect: Connect
  diagnose: (asksWhy: boolean) => Promise<Diagnosis>
  screen: SerialScreen
}

const FIRST_PAUSE = 1000
const LAST_PAUSE = 30_000
/** A connection that has lasted so long was a good one: the next pause is short again. */
const STEADY = 10_000

const hasConsole = (runState: InstanceState) => whyNotInstance('serialConsole', runState) === undefined

function inWords({ reason }: SerialEnd, hasOpened: boolean): string {
  if (reason !== '') return capitalise(reason)
  return hasOpened ? 'The server has hung up' : 'The server does not open it'
}

const toError = (thrown: unknown) => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/**
 * Somebody at the serial console of an instance: connected as soon as the instance's state allows it, and again after the
 * connection was lost, with pauses that double.
 */
export class SerialSession {
  readonly #parts: SerialSessionParts
  readonly #listeners = new Set<() => void>()
  #state: SerialState = { status: 'idle' }
  #isPossible = false
  #connection: SerialConnection | undefined
  #openedAt: number | undefined
  #pause = FIRST_PAUSE
  #retry: ReturnType<typeof setTimeout> | undefined
  /** Which connection counts: what is found out about an earlier one comes too late. */
  #attempt = 0

  constructor(parts: SerialSessionParts) {
    this.#parts = parts
  }

  readonly read = (): SerialState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  /** To be told whenever the instance was looked at. What is connected stays so until the other side ends it. */
  follow(runState: InstanceState): void {
    const wasPossible = this.#isPossible
    this.#isPossible = hasConsole(runState)
    if (this.#connection) return
    if (!this.#isPossible) this.#rest({ status: 'idle' })
    else if (!wasPossible) this.connect()
  }

  /** Tries at once. */
  connect(): void {
    this.#drop()
    this.#set({ status: 'connecting' })
    const attempt = this.#attempt
    this.#connection = this.#parts.connect({
      onOpen: () => {
        this.#openedAt = Date.now()
        // All that is kept comes anew.
        this.#parts.screen.clear()
        this.#set({ status: 'connected' })
      },
      onOutput: (bytes) => this.#parts.screen.write(bytes),
      onEnd: (end) => void this.#ended(end, attempt),
    })
  }

  send(bytes: Uint8Array<ArrayBuffer>): void {
    if (this.#state.status === 'connected') this.#connection?.send(bytes)
  }

  /** Leaves. */
  close(): void {
    this.#isPossible = false
    this.#rest({ status: 'idle' })
  }

  async #ended(end: SerialEnd, attempt: number): Promise<void> {
    const hasOpened = this.#openedAt !== undefined
    if (hasOpened && Date.now() - (this.#openedAt ?? 0) > STEADY) this.#pause = FIRST_PAUSE
    this.#connection = undefined
    this.#openedAt = undefined
    const status = hasOpened ? 'disconnected' : 'error'
    this.#set({ status, reason: inWords(end, hasOpened) })
    const found = await this.#parts.diagnose(!hasOpened || end.code === serialEnd.notAllowed).catch(toError)
    if (attempt !== this.#attempt || this.#connection) return
    if (found instanceof Error) return this.#tryLater(status, found.message)
    if (found.refusal !== undefined) return this.#rest({ status: 'error', reason: found.refusal })
    if (!hasConsole(found.runState)) return this.follow(found.runState)
    this.#tryLater(status, inWords(end, hasOpened))
  }

  #tryLater(status: 'disconnected' | 'error', reason: string): void {
    this.#set({ status, reason, retryAt: Date.now() + this.#pause })
    this.#retry = setTimeout(() => this.connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LAST_PAUSE)
  }

  #rest(state: SerialState): void {
    this.#drop()
    this.#pause = FIRST_PAUSE
    this.#set(state)
  }

  #drop(): void {
    this.#attempt += 1
    clearTimeout(this.#retry)
    this.#connection?.close()
    this.#connection = undefined
    this.#openedAt = undefined
  }

  #set(state: SerialState): void {
    if (state.status === 'idle' && this.#state.status === 'idle') return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
