import { fromBase64, operations, whyNotBulkWrite, whyNotDiskImport } from '@plenum/api'
import type { DiskImportStep } from '@plenum/api'
import { NoSpaceError } from '../hardware/disk-contents.ts'
import type { Imported } from '../hardware/disk-contents.ts'
import { acts, transact, writes } from '../http/handler.ts'
import type { Call } from '../http/handler.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader, Transaction } from '../store/store.ts'
import { locate, mustGet } from './locate.ts'
import { insertSnapshot, newSnapshot } from './snapshot.ts'

type Disk = Documents['disk']
type Ask =
  | typeof operations.diskBulkWriteImportStart
  | typeof operations.diskBulkWriteImport
  | typeof operations.diskBulkWriteImportStop
  | typeof operations.diskFinalizeImport

/** Longer than going through any disk takes; until then a crash amid that leaves it `finalizing`. */
const FINALIZING_MAX = 600_000

function checkStep(step: DiskImportStep, disk: Disk): void {
  const reason = whyNotDiskImport(step, disk.state.state)
  if (reason) throw refuse.invalidRequest(reason)
}

async function locateFor<Tx extends Reader>(step: DiskImportStep, call: Call<Ask, Tx>): Promise<Disk> {
  const disk = await locate(call, 'disk', call.params.disk, call.query.project, 'modify')
  checkStep(step, disk)
  return disk
}

const start = writes(operations.diskBulkWriteImportStart, async (call) => {
  const disk = await locateFor('start', call)
  const state = { state: 'importing_from_bulk_writes' } as const
  await call.tx.update('disk', { ...disk, state, timeModified: call.now })
  return undefined
})

const stop = writes(operations.diskBulkWriteImportStop, async (call) => {
  const disk = await locateFor('stop', call)
  await call.tx.update('disk', { ...disk, state: { state: 'import_ready' }, timeModified: call.now })
  return undefined
})

/** Keeps the bytes of one write. Throws when the disk no longer takes any. */
async function keep(call: Call<typeof operations.diskBulkWriteImport>, id: string, bytes: Uint8Array): Promise<void> {
  const disk = await call.tx.get('disk', id)
  if (!disk) throw refuse.notFound('disk', { id })
  checkStep('write', disk)
  try {
    await call.parts.contents.write(id, call.body.offset, bytes)
  } catch (error) {
    throw error instanceof NoSpaceError ? refuse.noCapacity(error.message) : error
  }
}

const write = acts(operations.diskBulkWriteImport, async (call) => {
  const disk = await locateFor('write', call)
  const bytes = call.bytes ?? fromBase64(call.body.base64EncodedData)
  const reason = whyNotBulkWrite(disk, call.body.offset, bytes.length)
  if (reason) throw refuse.invalidRequest(reason)
  // The state is looked at again in there, where whoever finalizes the disk waits for it.
  await call.parts.bulkWrites.run(disk.id, () => keep(call, disk.id, bytes))
  return undefined
})

type Finalizing = Call<typeof operations.diskFinalizeImport, Transaction>

/** The disk as it was. */
async function begin(call: Finalizing): Promise<Disk> {
  const disk = await locateFor('finalize', call)
  const dueAt = call.now.getTime() + FINALIZING_MAX
  await call.tx.update('disk', { ...disk, state: { state: 'finalizing' }, timeModified: call.now, dueAt })
  return disk
}

async function complete({ tx, now, body }: Finalizing, id: string, imported: Imported): Promise<void> {
  const disk = await mustGet(tx, 'disk', id)
  if (disk.state.state !== 'finalizing') throw refuse.conflict('finalizing the disk took too long')
  await tx.update('disk', { ...disk, state: { state: 'detached' }, imported, timeModified: now, dueAt: null })
  const name = body.snapshotName
  if (!name) return
  const given = { name, description: `snapshot of finalized disk ${id}` }
  await insertSnapshot(tx, { ...newSnapshot(disk, given, now), state: 'ready' })
}

async function revert({ tx }: Finalizing, { id, timeModified }: Disk): Promise<void> {
  const disk = await tx.get('disk', id)
  if (disk?.state.state !== 'finalizing') return
  await tx.update('disk', { ...disk, state: { state: 'import_ready' }, timeModified, dueAt: null })
}

const finalize = acts(operations.diskFinalizeImport, async (call) => {
  const { contents, bulkWrites } = call.parts
  const before = await transact(call, begin)
  const { id } = before
  try {
    await bulkWrites.ended(id)
    const imported = await contents.seal(id)
    await transact(call, (call) => complete(call, id, imported))
  } catch (error) {
    await transact(call, (call) => revert(call, before))
    throw error
  }
  return undefined
})

export const diskImportHandlers = [start, write, stop, finalize]
