import type { CompiledQuery, Kysely, QueryResult } from 'kysely'
import { decode, encode } from './codec.ts'
import type { Flavour } from './flavour.ts'
import type { Documents, Kind } from './kinds.ts'
import { createQueue } from './queue.ts'
import { rowOf } from './row.ts'
import type { Schema } from './schema.ts'
import type { BodyRow, Statements } from './statements.ts'
import { DuplicateError } from './store.ts'
import type { ListQuery, Reader, Transaction } from './store.ts'

export class SqlReader implements Reader {
  readonly #db: Kysely<Schema>
  protected readonly of: (kind: Kind) => Statements

  constructor(db: Kysely<Schema>, of: (kind: Kind) => Statements) {
    this.#db = db
    this.of = of
  }

  async get<K extends Kind>(kind: K, id: string): Promise<Documents[K] | undefined> {
    return this.#first(kind, this.of(kind).get(id))
  }

  async find<K extends Kind>(kind: K, parent: string, name: string): Promise<Documents[K] | undefined> {
    return this.#first(kind, this.of(kind).find(parent, name))
  }

  async list<K extends Kind>(kind: K, query: ListQuery<K>): Promise<Documents[K][]> {
    const { rows } = await this.run(this.of(kind).list(query))
    return rows.map((row) => decode(kind, row.body))
  }

  protected run<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    return this.#db.executeQuery(query)
  }

  async #first<K extends Kind>(kind: K, query: CompiledQuery<BodyRow>): Promise<Documents[K] | undefined> {
    const [row] = (await this.run(query)).rows
    return row && decode(kind, row.body)
  }
}

/** On a connection of its own, between BEGIN and COMMIT or ROLLBACK. */
export class SqlTransaction extends SqlReader implements Transaction {
  readonly #flavour: Flavour
  /** Kysely promises no order among statements that are not awaited one by one. */
  readonly #inTurn = createQueue()
  #isOver = false

  constructor(connection: Kysely<Schema>, of: (kind: Kind) => Statements, flavour: Flavour) {
    super(connection, of)
    this.#flavour = flavour
  }

  async insert<K extends Kind>(kind: K, document: Documents[K]): Promise<void> {
    await this.#change(kind, this.of(kind).insert(rowOf(kind, document), encode(document)))
  }

  async update<K extends Kind>(kind: K, document: Documents[K]): Promise<void> {
    const changed = await this.#change(kind, this.of(kind).update(rowOf(kind, document), encode(document)))
    if (changed === 0n) throw new Error(`there is no ${kind} ${document.id} to update`)
  }

  async delete(kind: Kind, id: string): Promise<void> {
    await this.#change(kind, this.of(kind).delete(id))
  }

  /** Resolves when what was asked before has run. What is asked from now on is refused: it would be outside. */
  async end(): Promise<void> {
    this.#isOver = true
    await this.#inTurn(async () => undefined)
  }

  protected override run<R>(query: CompiledQuery<R>): Promise<QueryResult<R>> {
    if (this.#isOver) throw new Error('the transaction is over')
    return this.#inTurn(() => super.run(query))
  }

  async #change(kind: Kind, query: CompiledQuery): Promise<bigint | undefined> {
    try {
      return (await this.run(query)).numAffectedRows
    } catch (error) {
      throw this.#flavour.isDuplicate(error) ? new DuplicateError(kind) : error
    }
  }
}
