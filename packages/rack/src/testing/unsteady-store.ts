import { createMemoryStore } from '../store/memory.ts'
import type { Store } from '../store/store.ts'
import type { StoreUnavailableError } from '../store/unavailable.ts'

/** A store in memory that can be told to fail. */
export interface UnsteadyStore extends Store {
  /** What all calls fail with; or only those that write. Undefined: nothing. */
  trouble: { error: StoreUnavailableError; writesOnly?: boolean } | undefined
}

export function unsteadyStore(): UnsteadyStore {
  const store = createMemoryStore()
  const unsteady: UnsteadyStore = {
    trouble: undefined,
    async read(work) {
      if (unsteady.trouble && !unsteady.trouble.writesOnly) throw unsteady.trouble.error
      return store.read(work)
    },
    async write(work) {
      if (unsteady.trouble) throw unsteady.trouble.error
      return store.write(work)
    },
    close: () => store.close(),
  }
  return unsteady
}
