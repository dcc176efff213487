import { CompiledQuery } from 'kysely'
import type { Kysely } from 'kysely'
import { unavailable, uncommitted } from './flavour.ts'
import type { Flavour } from './flavour.ts'
import type { Schema } from './schema.ts'
import { StoreUnavailableError } from './unavailable.ts'
import type { Writes } from './writes.ts'

/** What waits for the disk where the database itself does not, so that nothing else has to wait meanwhile. */
export interface Durability {
  /** Resolves once more may be written. Throws `StoreUnavailableError`. */
  ready: () => Promise<void>
  /**
   * Resolves once all that has been committed is on the disk; only then does anybody see it. Throws `StoreUnavailableError`,
   * and then it is not known what of it is kept.
   */
  sync: () => Promise<void>
}

/** Most pieces of work that wait for each other's commit. */
const GROUP_MAX = 32

const savepoint = CompiledQuery.raw('savepoint work')
const release = CompiledQuery.raw('release savepoint work')
const rollbackToSavepoint = CompiledQuery.raw('rollback to savepoint work')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/** What came of a piece of work, told to its caller (by `settle`) once the group is durable. */
interface Outcome {
  isKept: boolean
  /** What it has failed with. */
  error?: unknown
  settle: () => void
}

interface Job {
  run: (connection: Kysely<Schema>) => Promise<Outcome>
  reject: (error: unknown) => void
}

/**
 * Writes one after the other on the one connection of `writer`. What has come in during a commit is then committed
 * together: waiting for the disk is most of the time of a write, and this way many share it. Each is all or nothing
 * for itself (a savepoint), and none is told of success before the commit.
 */
export class GroupCommit implements Writes {
  readonly #writer: Kysely<Schema>
  readonly #flavour: Flavour
  readonly #durability: Durability | undefined
  #waiting: Job[] = []
  #running: Promise<void> | undefined

  /** @param durability what waits for the disk; the database does by itself when left out */
  constructor(writer: Kysely<Schema>, flavour: Flavour, durability?: Durability) {
    this.#writer = writer
    this.#flavour = flavour
    this.#durability = durability
  }

  write<T>(work: (connection: Kysely<Schema>) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (connection: Kysely<Schema>) =>
        work(connection).then(
          (result) => ({ isKept: true, settle: () => resolve(result) }),
          (error: unknown) => ({ isKept: false, error, settle: () => reject(error) }),
        )
      this.#waiting.push({ run, reject })
      this.#running ??= this.#runAll()
    })
  }

  async idle(): Promise<void> {
    await this.#running
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      let reason: unknown
      await this.#durability?.ready().catch((error: unknown) => {
        reason = error
      })
      const group = this.#waiting.splice(0, GROUP_MAX)
      if (reason === undefined)
        await this.#runGroup(group).catch((error: unknown) => {
          reason = unavailable(this.#flavour, error)
        })
      if (reason !== undefined) for (const job of group) job.reject(reason)
    }
    this.#running = undefined
  }

  /** Throws when nothing of the group has been kept; those that failed by themselves know then already. */
  async #runGroup(group: readonly Job[]): Promise<void> {
    const outcomes: Outcome[] = []
    await this.#writer.connection().execute(async (connection) => {
      await connection.executeQuery(this.#flavour.begin)
      try {
        for (const job of group) {
          await connection.executeQuery(savepoint)
          const outcome = await job.run(connection)
          outcomes.push(outcome)
          // Fails when the database has rolled back everything by itself: then this is why the others are not kept either.
          if (!outcome.isKept)
            await connection.executeQuery(rollbackToSavepoint).catch((error: unknown) => {
              throw outcome.error instanceof StoreUnavailableError ? outcome.error : error
            })
          await connection.executeQuery(release)
        }
        await connection.executeQuery(commit).catch((error: unknown) => {
          throw uncommitted(this.#flavour, error)
        })
        await this.#durability?.sync()
      } catch (error) {
        for (const outcome of outcomes) if (!outcome.isKept) outcome.settle()
        // Fails when the database has rolled back by itself, as SQLite does when the disk is full.
        await connection.executeQuery(rollback).catch(() => undefined)
        throw error
      }
    })
    for (const outcome of outcomes) outcome.settle()
  }
}
