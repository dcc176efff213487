import type { Store } from '../store/store.ts'
import type { DiskContents } from './disk-contents.ts'

/** Lets go of bytes whose disk is gone, as a crash between the two leaves them. To be called before serving. */
export async function sweepContents(store: Store, contents: DiskContents): Promise<void> {
  for (const id of await contents.ids()) {
    const disk = await store.read((tx) => tx.get('disk', id))
    if (!disk) await contents.delete(id)
  }
}
