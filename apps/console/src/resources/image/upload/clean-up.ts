import { unlessGone } from './calls.ts'
import { findDisk, settledDisk } from './disk-states.ts'
import type { Job } from './job.ts'

async function removeSnapshot({ call, made, names, request }: Job): Promise<void> {
  if (!made.mayHaveSnapshot) return
  const { project } = request
  const snapshot =
    made.snapshot ??
    (await unlessGone(call('snapshotView', { params: { snapshot: names.snapshot }, query: { project } })))
  if (snapshot) await unlessGone(call('snapshotDelete', { params: { snapshot: snapshot.id } }))
  delete made.snapshot
  made.mayHaveSnapshot = false
}

/** Only a disk that is finalized can be deleted, so that is what is done to it first. */
async function removeDisk(job: Job): Promise<void> {
  const { call, made } = job
  if (!made.mayHaveDisk) return
  const known = made.disk ?? (await findDisk(job))
  const disk = known && (await unlessGone(settledDisk(job, known, new AbortController().signal)))
  if (disk) {
    const params = { disk: disk.id }
    const { state } = disk.state
    if (state === 'importing_from_bulk_writes') await call('diskBulkWriteImportStop', { params })
    if (state === 'importing_from_bulk_writes' || state === 'import_ready')
      await call('diskFinalizeImport', { params, body: {} })
    await unlessGone(call('diskDelete', { params }))
  }
  delete made.disk
  made.mayHaveDisk = false
}

/** Removes what an upload has made, but for the image. What cannot be removed now can be tried again. */
export async function cleanUp(job: Job): Promise<void> {
  await removeSnapshot(job)
  await removeDisk(job)
}
