import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import { unavailable, uncommitted } from './flavour.ts'
import type { Flavour } from './flavour.ts'
import { createQueue } from './queue.ts'
import type { Schema } from './schema.ts'
import { StoreUnavailableError } from './unavailable.ts'
import type { Writes } from './writes.ts'

/** How often one piece of work is begun at most; with the waits in between, for some seconds. */
const TRIES = 30
/** Milliseconds of the longest wait after the first loss, and after many. */
const WAIT = { first: 4, longest: 250 }

const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** Somewhere up to a bound that doubles each time, so that those who have met do not meet again. */
function waitAfter(losses: number): Promise<void> {
  const bound = Math.min(WAIT.longest, WAIT.first * 2 ** (losses - 1))
  return new Promise((resolve) => setTimeout(resolve, Math.random() * bound))
}

/**
 * Writes side by side on connections of their own, each a serializable transaction; other processes write beside. One
 * that loses a race has kept nothing, and is run again from the start.
 */
export class RacedWrites implements Writes {
  readonly #writer: Kysely<Schema>
  readonly #flavour: Flavour
  readonly #running = new Set<Promise<unknown>>()
  /** Those that have lost would else go on beating each other. */
  readonly #losersInTurn = createQueue()

  constructor(writer: Kysely<Schema>, flavour: Flavour) {
    this.#writer = writer
    this.#flavour = flavour
  }

  async write<T>(work: (connection: Kysely<Schema>) => Promise<T>): Promise<T> {
    const written = this.#tryUntilWon(work)
    this.#running.add(written)
    try {
      return await written
    } finally {
      this.#running.delete(written)
    }
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }

  async #tryUntilWon<T>(work: (connection: Kysely<Schema>) => Promise<T>): Promise<T> {
    for (let losses = 0; ;) {
      try {
        return await (losses === 0 ? this.#try(work) : this.#losersInTurn(() => this.#try(work)))
      } catch (error) {
        if (!this.#flavour.isLostRace(error)) throw error
        if (++losses === TRIES) throw new StoreUnavailableError('crowded', { cause: error })
        await waitAfter(losses)
      }
    }
  }

  async #try<T>(work: (connection: Kysely<Schema>) => Promise<T>): Promise<T> {
    let hasBegun = false
    try {
      return await this.#writer.connection().execute(async (connection) => {
        await connection.executeQuery(this.#flavour.begin)
        hasBegun = true
        return this.#finish(connection, work)
      })
    } catch (error) {
      throw hasBegun ? error : unavailable(this.#flavour, error)
    }
  }

  async #finish<T>(connection: Kysely<Schema>, work: (connection: Kysely<Schema>) => Promise<T>): Promise<T> {
    try {
      const result = await work(connection)
      await connection.executeQuery(commit).catch((error: unknown) => {
        throw this.#flavour.isLostRace(error) ? error : uncommitted(this.#flavour, error)
      })
      return result
    } catch (error) {
      // Fails when the connection is gone, and with it the transaction.
      await connection.executeQuery(rollback).catch(() => undefined)
      throw error
    }
  }
}
