import type { CompiledQuery, QueryResult } from 'kysely'
import { StoreUnavailableError } from './unavailable.ts'
import type { Connection } from './writes.ts'

/** What a write may wait for in all, in milliseconds: its turn, a connection, and the answers of the database. */
const LIMIT = 35_000
/** Milliseconds after an answer in which a write is not given up, however long it takes: it gets on. */
const GETS_ON = 5000

/**
 * How long a write is waited for. Once that is over, whoever waits is told so, and the database is asked for nothing more:
 * what has not been committed by then never is.
 */
export class Patience {
  /** Rejects with `StoreUnavailableError`. */
  readonly over: Promise<never>
  readonly #endWith: (error: StoreUnavailableError) => void
  #timer = setTimeout(() => this.#look(), LIMIT)
  #answeredAt = Number.NEGATIVE_INFINITY
  #isCommitting = false
  #error: StoreUnavailableError | undefined

  constructor() {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => undefined)
    this.over = promise
    this.#endWith = reject
  }

  /** Nobody waits any longer. */
  end(): void {
    clearTimeout(this.#timer)
  }

  /** A connection that can be used for as long as this lasts. */
  allow(connection: Connection): Connection {
    return {
      executeQuery: async <R>(query: CompiledQuery<R>): Promise<QueryResult<R>> => {
        if (this.#error) throw this.#error
        const result = await connection.executeQuery(query)
        this.#answeredAt = performance.now()
        return result
      },
    }
  }

  /** Waits for a commit: until it is answered, nobody knows what is kept. */
  async forCommit(committing: () => Promise<void>): Promise<void> {
    this.#isCommitting = true
    try {
      await committing()
    } finally {
      this.#isCommitting = false
    }
  }

  #look(): void {
    const left = this.#answeredAt + GETS_ON - performance.now()
    if (left > 0) {
      this.#timer = setTimeout(() => this.#look(), left)
      return
    }
    this.#error = new StoreUnavailableError('slow', { isKnown: !this.#isCommitting })
    this.#endWith(this.#error)
  }
}
