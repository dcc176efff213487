import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import { unavailable, uncommitted } from './flavour.ts'
import type { Flavour } from './flavour.ts'
import { Lanes } from './lanes.ts'
import type { Schema } from './schema.ts'
import { StoreUnavailableError } from './unavailable.ts'
import { Patience } from './writes-patience.ts'
import type { Connection, Writes } from './writes.ts'

/** How often one piece of work is begun at most; with the waits in between, for some seconds. */
const TRIES = 30
/** Most that go side by side. */
const LANES = 8
/** Milliseconds of the longest wait after the first loss, and after many. */
const WAIT = { first: 4, longest: 250 }

type Work<T> = (connection: Connection) => Promise<T>

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
  readonly #lanes = new Lanes(LANES)

  constructor(writer: Kysely<Schema>, flavour: Flavour) {
    this.#writer = writer
    this.#flavour = flavour
  }

  async write<T>(work: Work<T>): Promise<T> {
    const patience = new Patience()
    const written = this.#tryUntilWon(work, patience)
    this.#running.add(written)
    try {
      return await written
    } finally {
      patience.end()
      this.#running.delete(written)
    }
  }

  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
  }

  async #tryUntilWon<T>(work: Work<T>, patience: Patience): Promise<T> {
    const { isLostRace: isLost } = this.#flavour
    const ride = { work: () => this.#try(work, patience), isLost, givenUp: patience.over }
    for (let losses = 0; ;) {
      try {
        return await this.#lanes.run({ ...ride, isAgain: losses > 0 })
      } catch (error) {
        if (!isLost(error)) throw error
        if (++losses === TRIES) throw new StoreUnavailableError('crowded', { cause: error })
        await waitAfter(losses)
      }
    }
  }

  async #try<T>(work: Work<T>, patience: Patience): Promise<T> {
    let hasBegun = false
    try {
      // Statements may be under way side by side: unlike Kysely's own, these connections do not wait for each other's answers.
      return await this.#writer.getExecutor().provideConnection(async (connection) => {
        const allowed = patience.allow(connection)
        try {
          await this.#begin(allowed)
          hasBegun = true
          const result = await work(allowed)
          await patience.forCommit(() => this.#commit(allowed))
          return result
        } catch (error) {
          // Fails when the connection is gone, and with it the transaction.
          await connection.executeQuery(rollback).catch(() => undefined)
          throw error
        }
      })
    } catch (error) {
      throw hasBegun ? error : unavailable(this.#flavour, error)
    }
  }

  /** What goes alone here goes alone among all processes, too. That only spares lost races, so it may be done without. */
  async #begin(connection: Connection): Promise<void> {
    if (this.#lanes.open === 1) {
      try {
        await connection.executeQuery(this.#flavour.beginInTurn)
        return
      } catch {
        // Fails where there is nothing to roll back, for some databases begin nothing then.
        await connection.executeQuery(rollback).catch(() => undefined)
      }
    }
    await connection.executeQuery(this.#flavour.begin)
  }

  async #commit(connection: Connection): Promise<void> {
    await connection.executeQuery(commit).catch((error: unknown) => {
      throw this.#flavour.isLostRace(error) ? error : uncommitted(this.#flavour, error)
    })
  }
}
