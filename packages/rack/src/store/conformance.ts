import { afterEach, beforeEach, describe } from 'vitest'
import { documents } from './conformance/documents.ts'
import { listing } from './conformance/listing.ts'
import { transactions } from './conformance/transactions.ts'
import type { Store } from './store.ts'

/** What every engine must do, as tests. `open` gives a new, empty store each time. */
export function storeConformance(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    let store: Store | undefined
    beforeEach(async () => {
      store = await open()
    })
    afterEach(async () => {
      await store?.close()
      store = undefined
    })
    const opened = () => {
      if (!store) throw new Error('no store is open')
      return store
    }
    describe('a document', () => documents(opened))
    describe('a listing', () => listing(opened))
    describe('a transaction', () => transactions(opened))
  })
}
