import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

function isBindable(value: unknown): value is SQLInputValue {
  return value === null || ['string', 'number', 'bigint'].includes(typeof value) || ArrayBuffer.isView(value)
}

function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  return parameters.map((value) => {
    if (isBindable(value)) return value
    throw new TypeError(`SQLite cannot keep a ${typeof value}`)
  })
}

class Statement implements SqliteStatement {
  readonly #statement: StatementSync
  readonly reader: boolean

  constructor(statement: StatementSync) {
    this.#statement = statement
    this.reader = statement.columns().length > 0
  }

  all(parameters: readonly unknown[]) {
    return this.#statement.all(...bindable(parameters))
  }

  run(parameters: readonly unknown[]) {
    return this.#statement.run(...bindable(parameters))
  }

  iterate(parameters: readonly unknown[]) {
    return this.#statement.iterate(...bindable(parameters))
  }
}

/** `node:sqlite` as Kysely's SQLite dialect wants it. Statements stay prepared, so their number should be bounded. */
export class NodeSqlite implements SqliteDatabase {
  readonly #database: DatabaseSync
  readonly #statements = new Map<string, Statement>()

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(sql: string): SqliteStatement {
    let statement = this.#statements.get(sql)
    if (!statement) this.#statements.set(sql, (statement = new Statement(this.#database.prepare(sql))))
    return statement
  }

  close(): void {
    this.#statements.clear()
    if (this.#database.isOpen) this.#database.close()
  }
}
