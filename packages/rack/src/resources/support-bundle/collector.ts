import { raiseAlert } from '../../alerts/raise.ts'
import { Background } from '../../background.ts'
import { NoSpaceError } from '../../hardware/disk-contents.ts'
import type { RackFiles } from '../../hardware/rack-files.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Store } from '../../store/store.ts'

type Bundle = Documents['supportBundle']

/** How long nobody else collects a bundle that somebody has begun to; then it counts as left behind by a crash. */
export const COLLECTING_LEASE = 60_000
/** Bundles that one tick begins with at most. */
const BATCH = 10

/** Collects and destroys support bundles, behind the back of whoever ticks. */
export class BundleCollector {
  readonly #store: Store
  readonly #files: RackFiles
  readonly #clock: () => Date
  readonly #background = new Background('support bundles could not be collected')

  constructor(store: Store, files: RackFiles, clock: () => Date) {
    this.#store = store
    this.#files = files
    this.#clock = clock
  }

  /** Begins with what is due. Throws what has failed inside since the last time. */
  async setOut(): Promise<void> {
    if (this.#background.signal.aborted) return
    const where = { index: 'dueAt', atMost: this.#clock().getTime() } as const
    const due = await this.#store.read((tx) => tx.list('supportBundle', { where, limit: BATCH }))
    for (const { id, state } of due)
      this.#background.begin(id, state, () => (state === 'destroying' ? this.#destroy(id) : this.#collect(id)))
    this.#background.report()
  }

  /** Resolves once nothing is under way; `abandon` ends what is, and another process begins it anew. */
  idle(abandon?: AbortSignal): Promise<void> {
    return this.#background.idle(abandon)
  }

  async #claim(id: string): Promise<Bundle | undefined> {
    const now = this.#clock().getTime()
    return this.#store.write(async (tx) => {
      const bundle = await tx.get('supportBundle', id)
      if (bundle?.state !== 'collecting' || (bundle.dueAt ?? Infinity) > now) return undefined
      await tx.update('supportBundle', { ...bundle, dueAt: now + COLLECTING_LEASE })
      return bundle
    })
  }

  async #collect(id: string): Promise<void> {
    const bundle = await this.#claim(id)
    if (!bundle) return
    const { signal } = this.#background
    const check = async () => {
      signal.throwIfAborted()
      const { state } = (await this.#store.read((tx) => tx.get('supportBundle', id))) ?? {}
      if (state !== 'collecting') throw new Error('nobody wants it any more')
    }
    try {
      // What writes archives is large, and seldom needed.
      const { bundleArchive } = await import('./archive.ts')
      await this.#files.write(id, bundleArchive(this.#store, bundle, check))
      await this.#end(id, { state: 'active' })
    } catch (error) {
      if (signal.aborted) return
      const isFull = error instanceof NoSpaceError
      const reasonForFailure = isFull ? error.message : 'something went wrong inside while it was collected'
      if ((await this.#end(id, { state: 'failed', reasonForFailure })) && !isFull) throw error
    }
  }

  /** Whether it was still being collected. Whoever wanted it gone has been faster otherwise. */
  async #end(id: string, change: Pick<Bundle, 'state'> & Partial<Bundle>): Promise<boolean> {
    const isWanted = await this.#store.write(async (tx) => {
      const bundle = await tx.get('supportBundle', id)
      if (bundle?.state !== 'collecting') return false
      await tx.update('supportBundle', { ...bundle, ...change, dueAt: null })
      await raiseAlert(tx, 'support_bundle.finished', { supportBundleId: id, state: change.state }, this.#clock())
      return true
    })
    if (!isWanted) await this.#files.delete(id)
    return isWanted
  }

  async #destroy(id: string): Promise<void> {
    await this.#files.delete(id)
    await this.#store.write((tx) => tx.delete('supportBundle', id))
  }
}
