import type { Transaction } from '../store/store.ts'
import { demoRelease, demoTrustRoot } from './demo-update-data.ts'
import { stableId } from './stable-id.ts'

/** A trust root, and a release that was uploaded but that nobody has asked for yet. */
export async function addUpdate(tx: Transaction, timeCreated: Date): Promise<void> {
  await tx.insert('tufTrustRoot', { id: await stableId('trust-root'), timeCreated, rootRole: demoTrustRoot })
  await tx.insert('tufRepo', { id: await stableId('release/1.0.0'), timeCreated, ...demoRelease })
}
