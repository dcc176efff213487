import type { VirtualResourceCounts } from '@plenum/api'
import type { Documents } from '../../store/kinds.ts'
import { sortableNumber } from '../../store/sortable-number.ts'
import type { Reader, Transaction } from '../../store/store.ts'

type Step = Documents['provisioningStep']

/** Between two collections of what is provisioned, in milliseconds. */
export const COLLECTION_PERIOD = 10_000

/** When what changes now is collected for the first time. */
export function collectedAt(now: Date): number {
  return Math.ceil(now.getTime() / COLLECTION_PERIOD) * COLLECTION_PERIOD
}

export function stepOf(collectionId: string, at: number, counts: VirtualResourceCounts, until: number | null): Step {
  const { cpus, memory, storage } = counts
  return { id: `${collectionId} ${at}`, collectionId, at, until, cpus, memory, storage }
}

/**
 * Writes down what the fleet, a silo or a project has from now on. What it had before is over, or, where that has not
 * been collected yet, forgotten.
 */
export async function recordStep(
  tx: Transaction,
  known: Documents['provisioning'] | undefined,
  counts: VirtualResourceCounts & { id: string },
  now: Date,
): Promise<Documents['provisioning']> {
  const { id } = counts
  // Of two processes, the one that is ahead of time may have written first.
  const at = Math.max(collectedAt(now), known?.lastStepAt ?? 0)
  const step = stepOf(id, at, counts, null)
  if (known?.lastStepAt === at) await tx.update('provisioningStep', step)
  else {
    if (known) await tx.update('provisioningStep', stepOf(id, known.lastStepAt, known, at))
    await tx.insert('provisioningStep', step)
  }
  return { ...counts, lastStepAt: at }
}

/** Ends the history of something that is deleted. */
export async function endSteps(tx: Transaction, known: Documents['provisioning'], now: Date): Promise<void> {
  const until = Math.max(collectedAt(now), known.lastStepAt)
  await tx.update('provisioningStep', stepOf(known.id, known.lastStepAt, known, until))
}

/** The step that a collection was on at a time, if there is one. */
async function stepAt(tx: Reader, parent: string, time: number): Promise<Step | undefined> {
  const after = sortableNumber(Math.max(0, time + 1))
  const [step] = await tx.list('provisioningStep', { parent, order: 'name_descending', after, limit: 1 })
  return step
}

interface Span {
  /** Milliseconds since the epoch, both inclusive. */
  from: number
  to: number
  order: 'ascending' | 'descending'
  limit: number
}

/** The grid points within bounds at which a step was the one to be collected. */
function pointsOf({ at, until }: Step, from: number, to: number): { first: number; last: number } {
  const first = Math.ceil(Math.max(at, from) / COLLECTION_PERIOD) * COLLECTION_PERIOD
  const end = Math.min(to, until === null ? to : until - 1)
  return { first, last: Math.floor(end / COLLECTION_PERIOD) * COLLECTION_PERIOD }
}

/** Steps of a collection in order, from the one that it was on at the beginning of a span. */
async function stepsIn(tx: Reader, parent: string, { from, to, order, limit }: Span): Promise<Step[]> {
  const isBack = order === 'descending'
  const start = await stepAt(tx, parent, isBack ? to : from)
  const after = sortableNumber(start?.at ?? Math.max(0, from))
  if (isBack && !start) return []
  const list = await tx.list('provisioningStep', {
    parent,
    order: isBack ? 'name_descending' : 'name_ascending',
    after,
    limit,
  })
  return start ? [start, ...list] : list
}

/** What a collection had at each collection within a span. */
export async function collected(
  tx: Reader,
  collectionId: string,
  span: Span,
): Promise<{ time: number; counts: VirtualResourceCounts }[]> {
  const { from, to, order, limit } = span
  const found: { time: number; counts: VirtualResourceCounts }[] = []
  for (const step of await stepsIn(tx, collectionId, span)) {
    const { first, last } = pointsOf(step, from, to)
    for (let offset = 0; first + offset <= last && found.length < limit; offset += COLLECTION_PERIOD)
      found.push({ time: order === 'ascending' ? first + offset : last - offset, counts: step })
  }
  return found
}
