import type { CompiledQuery, Kysely } from 'kysely'
import type { Kind } from './kinds.ts'
import { indexNames } from './row.ts'
import type { Row } from './row.ts'
import { columnOf, tableOf } from './schema.ts'
import type { Schema } from './schema.ts'

/** A row as reading statements give it. */
export interface BodyRow {
  body: string
}

/** `ListQuery`, of whatever kind. */
interface Listing {
  parent?: string
  where?: { index: string; equals: string | number } | { index: string; atMost: number }
  order?: 'name_ascending' | 'name_descending' | 'id_ascending'
  after?: string
  limit: number
}

type Parameter = string | number | null

/** Stand for parameters while a statement is compiled; only their places matter. */
const TEXT = ''
const NUMBER = 0

function bind<R>(shape: CompiledQuery<R>, parameters: readonly Parameter[]): CompiledQuery<R> {
  return { query: shape.query, queryId: shape.queryId, sql: shape.sql, parameters }
}

/**
 * The SQL for one kind. Every shape is built and compiled once, which costs several times what SQLite takes to run it;
 * the text being the same each time, drivers can keep it prepared.
 */
export class Statements {
  readonly #db: Kysely<Schema>
  readonly #table: string
  readonly #columns: readonly string[]
  readonly #indexes: readonly string[]
  readonly #lists = new Map<string, CompiledQuery<BodyRow>>()
  readonly #get: CompiledQuery<BodyRow>
  readonly #find: CompiledQuery<BodyRow>
  readonly #insert: CompiledQuery
  readonly #update: CompiledQuery
  readonly #delete: CompiledQuery

  constructor(db: Kysely<Schema>, kind: Kind) {
    this.#db = db
    this.#table = tableOf(kind)
    this.#indexes = indexNames(kind)
    this.#columns = ['parent', 'name', 'body', ...this.#indexes.map(columnOf)]
    const values = Object.fromEntries(this.#columns.map((column) => [column, TEXT]))
    const bodies = db.selectFrom(this.#table).select('body')
    this.#get = bodies.where('id', '=', TEXT).compile()
    this.#find = bodies.where('parent', '=', TEXT).where('name', '=', TEXT).compile()
    this.#insert = db
      .insertInto(this.#table)
      .values({ ...values, id: TEXT, parent: TEXT, body: TEXT })
      .onConflict((conflict) => conflict.doNothing())
      .compile()
    const namesakes = db
      .selectFrom(`${this.#table} as other`)
      .select('other.id')
      .where('other.parent', '=', TEXT)
      .where('other.name', '=', TEXT)
      .where('other.id', '!=', TEXT)
    this.#update = db
      .updateTable(this.#table)
      .set(values)
      .where('id', '=', TEXT)
      .where((where) => where.not(where.exists(namesakes)))
      .compile()
    this.#delete = db.deleteFrom(this.#table).where('id', '=', TEXT).compile()
  }

  get(id: string): CompiledQuery<BodyRow> {
    return bind(this.#get, [id])
  }

  find(parent: string, name: string): CompiledQuery<BodyRow> {
    return bind(this.#find, [parent, name])
  }

  /** Changes nothing when there is one of that id or name: some databases cannot go on in a transaction after an error. */
  insert(row: Row, body: string): CompiledQuery {
    return bind(this.#insert, [...this.#values(row, body), row.id])
  }

  /** Changes nothing when there is none of that id, or another of that name. */
  update(row: Row, body: string): CompiledQuery {
    return bind(this.#update, [...this.#values(row, body), row.id, row.parent, row.name, row.id])
  }

  delete(id: string): CompiledQuery {
    return bind(this.#delete, [id])
  }

  list(query: Listing): CompiledQuery<BodyRow> {
    const { parent, where, order = 'id_ascending', after, limit } = query
    const condition = where && ('equals' in where ? `${where.index}=` : `${where.index}<`)
    const key = `${order} ${parent === undefined} ${after === undefined} ${condition}`
    let shape = this.#lists.get(key)
    if (!shape) this.#lists.set(key, (shape = this.#compileList(query)))
    const parameters: Parameter[] = []
    if (where) parameters.push('equals' in where ? where.equals : where.atMost)
    if (parent !== undefined) parameters.push(parent)
    if (after !== undefined) parameters.push(after)
    parameters.push(limit)
    return bind(shape, parameters)
  }

  #compileList({ parent, where, order, after }: Listing): CompiledQuery<BodyRow> {
    const key = order === 'name_ascending' || order === 'name_descending' ? 'name' : 'id'
    const direction = order === 'name_descending' ? 'desc' : 'asc'
    let list = this.#db.selectFrom(this.#table)
    if (where && 'equals' in where && parent === undefined && key === 'id')
      list = list.where(columnOf(where.index), '=', NUMBER)
    else if (where) list = this.#selectMet(columnOf(where.index), 'equals' in where ? '=' : '<=')
    if (parent !== undefined) list = list.where('parent', '=', TEXT)
    if (after !== undefined) list = list.where(key, direction === 'asc' ? '>' : '<', TEXT)
    else if (key === 'name') list = list.where('name', 'is not', null)
    list = list.orderBy(key, direction)
    // Siblings never share a name, and SQLite would sort for the sake of it.
    if (key === 'name' && parent === undefined) list = list.orderBy('id', direction)
    return list.select('body').limit(NUMBER).compile()
  }

  /**
   * For conditions whose index does not give the order that is asked for. Few documents at a time meet one, so they are
   * put in order afterwards: left to itself, SQLite would go through all documents of the table in that order.
   */
  #selectMet(column: string, operator: '=' | '<=') {
    return this.#db
      .with(
        (cte) => cte('met').materialized(),
        (db) => db.selectFrom(this.#table).selectAll().where(column, operator, NUMBER),
      )
      .selectFrom('met')
  }

  #values(row: Row, body: string): Parameter[] {
    return [row.parent, row.name, body, ...this.#indexes.map((index) => row.indexes[index] ?? null)]
  }
}

export function createStatements(db: Kysely<Schema>): (kind: Kind) => Statements {
  const known = new Map<Kind, Statements>()
  return (kind) => {
    let statements = known.get(kind)
    if (!statements) known.set(kind, (statements = new Statements(db, kind)))
    return statements
  }
}
