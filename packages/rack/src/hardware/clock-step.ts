import type { Documents } from '../store/kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Store } from '../store/store.ts'
import { COOLDOWN } from './auto-restart.ts'

const kindsWithDueTime = [
  'instance',
  'disk',
  'snapshot',
  'uninitializedSled',
  'supportBundle',
  'alert',
  'alertDelivery',
] as const
type DueKind = (typeof kindsWithDueTime)[number]

/** Nothing but the automatic restart of an instance is ever due later than in so many milliseconds. */
const LATEST = 600_000
/** Clocks that are kept right are put back by less. */
const NOTICED = 1000

function latest(document: Documents[DueKind]): number {
  return 'runState' in document && document.runState === 'failed' ? COOLDOWN : LATEST
}

/** When something is due, by a clock that was put back by so much; at once when that cannot be right either. */
function dueAfter(document: Documents[DueKind], now: number, step: number): number | null {
  if (document.dueAt === null || document.dueAt <= now) return document.dueAt
  const dueAt = Math.max(now, document.dueAt - step)
  return dueAt > now + latest(document) ? now : dueAt
}

async function mendKind(store: Store, kind: DueKind, now: number, step: number): Promise<void> {
  const where = { index: 'dueAt', atMost: Number.MAX_SAFE_INTEGER } as const
  const isOff = (document: Documents[DueKind]) => dueAfter(document, now, step) !== document.dueAt
  const waiting = await store.read((tx) => listAll<DueKind>(tx, kind, { where }))
  const off = waiting.filter(isOff)
  if (off.length === 0) return
  await store.write(async (tx) => {
    for (const { id } of off) {
      const document = await tx.get<DueKind>(kind, id)
      if (document) await tx.update<DueKind>(kind, { ...document, dueAt: dueAfter(document, now, step) })
    }
  })
}

/**
 * Sees to it that what changes by itself does not stand still when the clock is put back: everything would be due later by
 * as much. Looks at the start, when the clock may have been put back before, and whenever it is seen to be.
 */
export class ClockSteps {
  /** When a tick was seen last; the first sees everything. */
  #last = Infinity

  async mend(store: Store, now: Date): Promise<void> {
    const time = now.getTime()
    const step = this.#last === Infinity ? 0 : this.#last - time
    if (this.#last === Infinity || step > NOTICED)
      for (const kind of kindsWithDueTime) await mendKind(store, kind, time, step)
    this.#last = time
  }
}
