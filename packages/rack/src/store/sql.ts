import type { Kysely } from 'kysely'
import { createDecoder } from './decoder.ts'
import { flavours } from './flavour.ts'
import { GroupCommit } from './group-commit.ts'
import type { Durability } from './group-commit.ts'
import { RacedWrites } from './raced-writes.ts'
import type { Schema } from './schema.ts'
import { SqlReader, SqlTransaction } from './sql-transaction.ts'
import { createStatements } from './statements.ts'
import type { Store } from './store.ts'
import type { Writes } from './writes.ts'

export interface SqlStoreOptions {
  /** Sees what `writer` has committed, also while `writer` is in a transaction. */
  reader: Kysely<Schema>
  /** Has one connection where the database lets one write at a time. */
  writer: Kysely<Schema>
  flavour: keyof typeof flavours
  /** For SQLite: what waits for the disk instead of it. */
  durability?: Durability
}

function writesOf({ writer, flavour, durability }: SqlStoreOptions): Writes {
  return flavour === 'sqlite'
    ? new GroupCommit(writer, flavours.sqlite, durability)
    : new RacedWrites(writer, flavours[flavour])
}

/** Over a database that `migrate` has brought up to date. Closing it closes the connections. */
export function createSqlStore(options: SqlStoreOptions): Store {
  const { reader, writer, flavour } = options
  const shared = { statements: createStatements(writer), decode: createDecoder(), flavour: flavours[flavour] }
  const committed = new SqlReader(reader, shared)
  const writes = writesOf(options)
  let isClosed = false
  const assertOpen = () => {
    if (isClosed) throw new Error('the store is closed')
  }
  return {
    async read(work) {
      assertOpen()
      return await work(committed)
    },
    async write(work) {
      assertOpen()
      return await writes.write(async (connection) => {
        const tx = new SqlTransaction(connection, shared)
        try {
          return await work(tx)
        } finally {
          await tx.end()
        }
      })
    },
    async close() {
      if (isClosed) return
      isClosed = true
      await writes.idle()
      await reader.destroy()
      await writer.destroy()
    },
  }
}
