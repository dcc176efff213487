import { createMemoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/store.ts'

class Undone<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('undone')
    this.result = result
  }
}

/** A store in memory that can be told to undo every write once it has worked, so that all who come find it the same. */
export class UndoingStore implements Store {
  readonly #store = createMemoryStore()
  readonly read: Store['read'] = (work) => this.#store.read(work)
  readonly close: Store['close'] = () => this.#store.close()
  isUndoing = false
  #writes = 0

  /** Writes that worked and were undone. */
  get writes(): number {
    return this.#writes
  }

  readonly write: Store['write'] = async (work) => {
    if (!this.isUndoing) return this.#store.write(work)
    try {
      return await this.#store.write(async (tx) => {
        throw new Undone(await work(tx))
      })
    } catch (error) {
      if (!(error instanceof Undone)) throw error
      this.#writes += 1
      return error.result
    }
  }
}
