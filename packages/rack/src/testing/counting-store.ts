import type { Reader, Store, Transaction } from '../store/store.ts'

/** A store that counts the documents that are read of it. */
export interface CountingStore extends Store {
  documentsRead: number
}

export function countingStore(store: Store): CountingStore {
  const one = <T>(found: T): T => {
    if (found !== undefined) counting.documentsRead += 1
    return found
  }
  function counted(reader: Reader): Reader {
    return {
      get: async (kind, id) => one(await reader.get(kind, id)),
      find: async (kind, parent, name) => one(await reader.find(kind, parent, name)),
      list: async (kind, query) => {
        const found = await reader.list(kind, query)
        counting.documentsRead += found.length
        return found
      },
    }
  }
  const countedToo = (tx: Transaction): Transaction => ({
    ...counted(tx),
    insert: (kind, document) => tx.insert(kind, document),
    update: (kind, document) => tx.update(kind, document),
    delete: (kind, id) => tx.delete(kind, id),
  })
  const counting: CountingStore = {
    documentsRead: 0,
    read: (work) => store.read((reader) => work(counted(reader))),
    write: (work) => store.write((tx) => work(countedToo(tx))),
    close: () => store.close(),
  }
  return counting
}
