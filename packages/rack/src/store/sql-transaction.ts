import type { CompiledQuery, QueryResult } from 'kysely'
import { encode } from './codec.ts'
import type { Decoder } from './decoder.ts'
import { unavailable } from './flavour.ts'
import type { Flavour } from './flavour.ts'
import type { Documents, Kind } from './kinds.ts'
import { createQueue } from './queue.ts'
import { rowOf } from './row.ts'
import type { BodyRow, Statements } from './statements.ts'
import { DuplicateError } from './store.ts'
import type { ListQuery, Reader, Transaction } from './store.ts'
import type { Connection } from './writes.ts'

interface Shared {
  statements: (kind: Kind) => Statements
  decode: Decoder
  flavour: Flavour
}

export class SqlReader implements Reader {
  readonly #db: Connection
  readonly #decode: Decoder
  protected readonly flavour: Flavour
  protected readonly of: (kind: Kind) => Statements

  constructor(db: Connection, { statements, decode, flavour }: Shared) {
    this.#db = db
    this.#decode = decode
    this.flavour = flavour
    this.of = statements
  }

  async get<K extends Kind>(kind: K, id: string): Promise<Documents[K] | undefined> {
    return await this.#first(kind, this.of(kind).get(id))
  }

  async find<K extends Kind>(kind: K, parent: string, name: string): Promise<Documents[K] | undefined> {
    return await this.#first(kind, this.of(kind).find(parent, name))
  }

  async list<K extends Kind>(kind: K, query: ListQuery<K>): Promise<Documents[K][]> {
    const { rows } = await this.run(this.of(kind).list(query))
    return rows.map((row) => this.#decode(kind, row.body))
  }

  /** Throws `StoreUnavailableError` when the database is to blame. */
  protected async run<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    try {
      return await this.#db.executeQuery(query)
    } catch (error) {
      throw unavailable(this.flavour, error)
    }
  }

  async #first<K extends Kind>(kind: K, query: CompiledQuery<BodyRow>): Promise<Documents[K] | undefined> {
    const [row] = (await this.run(query)).rows
    return row && this.#decode(kind, row.body)
  }
}

export class SqlTransaction extends SqlReader implements Transaction {
  /** Kysely promises no order among statements that are not awaited one by one. */
  readonly #inTurn = createQueue()
  /** Resolves once all statements so far have been answered. */
  #answered: Promise<unknown> = Promise.resolve()
  #isOver = false
  #failure: unknown

  async insert<K extends Kind>(kind: K, document: Documents[K]): Promise<void> {
    const { numAffectedRows } = await this.run(this.of(kind).insert(rowOf(kind, document), encode(document)))
    if (numAffectedRows === 0n) throw new DuplicateError(kind)
  }

  async update<K extends Kind>(kind: K, document: Documents[K]): Promise<void> {
    const { numAffectedRows } = await this.run(this.of(kind).update(rowOf(kind, document), encode(document)))
    if (numAffectedRows !== 0n) return
    if (await this.get(kind, document.id)) throw new DuplicateError(kind)
    throw new Error(`there is no ${kind} ${document.id} to update`)
  }

  async delete(kind: Kind, id: string): Promise<void> {
    await this.run(this.of(kind).delete(id))
  }

  /**
   * Resolves when what was asked before has run; what is asked from now on is refused, for it would be outside. Throws
   * what the database failed with, if it did, also when the work went on regardless.
   */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#answered
    if (this.#failure !== undefined) throw this.#failure
  }

  protected override async run<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error('the transaction is over')
    const run = this.flavour.keepsOrder ? this.#runNow(query) : this.#inTurn(() => this.#runNow(query))
    this.#answered = Promise.allSettled([this.#answered, run])
    return await run
  }

  /** After a failure the database may have rolled back by itself, so that nothing more may be run. */
  async #runNow<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    if (this.#failure !== undefined) throw this.#failure
    try {
      return await super.run(query)
    } catch (error) {
      // What was sent behind what failed fails as well, and says only that.
      this.#failure ??= error
      throw this.#failure
    }
  }
}
