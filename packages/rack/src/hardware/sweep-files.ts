import { listAll } from '../store/list-all.ts'
import type { Store } from '../store/store.ts'
import type { RackFiles } from './rack-files.ts'

/**
 * Makes files and what is known of them agree, as a crash, or somebody with a shell, leaves them: lets go of those that
 * belong to nothing, and writes off bundles whose bytes are gone. To be called before serving.
 */
export async function sweepFiles(store: Store, files: RackFiles): Promise<void> {
  const bundles = await store.read((tx) => listAll(tx, 'supportBundle', {}))
  const known = new Set(bundles.map(({ id }) => id))
  const kept = new Set(await files.ids())
  for (const id of kept) if (!known.has(id)) await files.delete(id)
  for (const bundle of bundles)
    if (bundle.state === 'active' && !kept.has(bundle.id))
      await store.write((tx) =>
        tx.update('supportBundle', { ...bundle, state: 'failed', reasonForFailure: 'its bytes were lost' }),
      )
}
