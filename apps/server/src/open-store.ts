import { createMemoryStore } from '@plenum/rack'
import type { OpenStore } from './store/sqlite.ts'
import { openSqlite } from './store/sqlite.ts'

export const IN_MEMORY = ':memory:'

/** Throws `DataDirectoryError`. */
export async function openStore(data: string): Promise<OpenStore> {
  if (data !== IN_MEMORY) return openSqlite(data)
  const store = createMemoryStore()
  return { store, close: () => store.close() }
}
