import type { DatabaseSync, StatementSync } from 'node:sqlite'

/** What a connection that only reads sees: everything as it was at a moment, until that is moved on. */
export class Snapshot {
  readonly #database: DatabaseSync
  readonly #begin: StatementSync
  readonly #look: StatementSync
  readonly #end: StatementSync

  constructor(database: DatabaseSync) {
    this.#database = database
    this.#begin = database.prepare('begin')
    // It is the first look that counts (sqlite.org/lang_transaction.html, section 2.2).
    this.#look = database.prepare('select 1 from sqlite_schema limit 1')
    this.#end = database.prepare('commit')
    this.renew()
  }

  /** From now on everything that is committed now is seen. */
  renew(): void {
    if (this.#database.isTransaction) this.#end.run()
    this.#begin.run()
    this.#look.get()
  }
}
