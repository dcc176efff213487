import type { Documents, Kind } from './kinds.ts'
import { MemoryTables } from './memory-table.ts'
import { MemoryTransaction } from './memory-transaction.ts'
import { createQueue } from './queue.ts'
import type { ListQuery, Reader, Store } from './store.ts'

/** Keeps everything in memory: for previews and tests. Documents are what a database would have given back, frozen. */
export function createMemoryStore(tables = new MemoryTables()): Store {
  const inTurn = createQueue()
  let isClosed = false
  const open = () => {
    if (isClosed) throw new Error('the store is closed')
  }
  const reader: Reader = {
    async get(kind, id) {
      return tables.of(kind).get(id)?.document
    },
    async find(kind, parent, name) {
      return tables.of(kind).find(parent, name)?.document
    },
    async list<K extends Kind>(kind: K, query: ListQuery<K>): Promise<Documents[K][]> {
      return tables
        .of(kind)
        .list(query)
        .map((entry) => entry.document)
    },
  }
  return {
    async read(work) {
      open()
      return await work(reader)
    },
    write: (work) =>
      inTurn(async () => {
        open()
        const tx = new MemoryTransaction(tables)
        try {
          const result = await work(tx)
          tx.commit()
          return result
        } finally {
          tx.end()
        }
      }),
    close: () =>
      inTurn(async () => {
        isClosed = true
      }),
  }
}
