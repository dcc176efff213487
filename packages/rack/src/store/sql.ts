import type { Kysely } from 'kysely'
import { commit, flavours, rollback } from './flavour.ts'
import { createQueue } from './queue.ts'
import type { Schema } from './schema.ts'
import { SqlReader, SqlTransaction } from './sql-transaction.ts'
import { createStatements } from './statements.ts'
import type { Store } from './store.ts'

export interface SqlStoreOptions {
  /** Sees what `writer` has committed, while `writer` is in a transaction. */
  reader: Kysely<Schema>
  writer: Kysely<Schema>
  flavour: keyof typeof flavours
}

/** Over a database that `migrate` has brought up to date. Closing it closes the connections. */
export function createSqlStore({ reader, writer, flavour: flavourName }: SqlStoreOptions): Store {
  const flavour = flavours[flavourName]
  const statements = createStatements(writer)
  const committed = new SqlReader(reader, statements)
  const inTurn = createQueue()
  let isClosed = false
  const assertOpen = () => {
    if (isClosed) throw new Error('the store is closed')
  }
  return {
    async read(work) {
      assertOpen()
      return await work(committed)
    },
    write: (work) =>
      inTurn(() => {
        assertOpen()
        return writer.connection().execute(async (connection) => {
          const tx = new SqlTransaction(connection, statements, flavour)
          await connection.executeQuery(flavour.begin)
          try {
            const result = await work(tx)
            await tx.end()
            await connection.executeQuery(commit)
            return result
          } catch (error) {
            await tx.end()
            // Fails when the database has rolled back by itself, as SQLite does when the disk is full.
            await connection.executeQuery(rollback).catch(() => undefined)
            throw error
          }
        })
      }),
    close: () =>
      inTurn(async () => {
        if (isClosed) return
        isClosed = true
        await reader.destroy()
        await writer.destroy()
      }),
  }
}
