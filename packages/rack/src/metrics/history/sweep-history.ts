import type { Store } from '../../store/store.ts'

/** How long history is kept once it is over, in milliseconds. */
export const HISTORY_KEPT = 90 * 24 * 3_600_000
/** Documents of each kind that one tick removes at most; the rest is for the next. */
const BATCH = 200

/** Removes what was over long ago. What something had before its oldest change that is kept, it keeps as well. */
export async function sweepHistory(store: Store, now: Date): Promise<void> {
  const atMost = now.getTime() - HISTORY_KEPT
  const steps = await store.read((tx) =>
    tx.list('provisioningStep', { where: { index: 'until', atMost }, limit: BATCH }),
  )
  const runs = await store.read((tx) => tx.list('vmRun', { where: { index: 'endedAt', atMost }, limit: BATCH }))
  if (steps.length + runs.length === 0) return
  await store.write(async (tx) => {
    for (const { id } of steps) await tx.delete('provisioningStep', id)
    for (const { id } of runs) await tx.delete('vmRun', id)
  })
}
