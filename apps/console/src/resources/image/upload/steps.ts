import type { DiskStateName } from '@plenum/api/disk-rules'
import type { Disk, Image, Snapshot } from '@plenum/api'
import type { Input } from '../../../api/call.ts'
import { isUnanswered, unlessGone } from './calls.ts'
import { findDisk, settledDisk } from './disk-states.ts'
import type { Job, UploadRequest } from './job.ts'
import { uploadDiskSize } from './temporary-storage.ts'

/**
 * The steps of an upload. Each looks first at what is there: it may be taken again after it has failed, also when only its
 * answer was lost.
 */
type Step = (job: Job, signal: AbortSignal) => Promise<void>

const LOOK_EVERY = 500

/** What the first call of an upload is made with. */
export function firstCall({ project, file, blockSize, image }: UploadRequest, name: string): Input<'diskCreate'> {
  return {
    query: { project },
    body: {
      name,
      description: `Holds ${image.name} while it is uploaded`,
      size: uploadDiskSize(file.size),
      diskSource: { type: 'importing_blocks', blockSize },
    },
  }
}

function theDisk({ made }: Job): Disk {
  if (!made.disk) throw new Error('There is no temporary disk')
  return made.disk
}

async function diskIn(job: Job, signal: AbortSignal, allowed: readonly DiskStateName[]): Promise<DiskStateName> {
  const { state, name } = await settledDisk(job, theDisk(job), signal)
  if (allowed.includes(state.state)) return state.state
  throw new Error(
    `The temporary disk ${name} is ${state.state.replaceAll('_', ' ')}: somebody has changed it meanwhile`,
  )
}

const createDisk: Step = async (job, signal) => {
  const { call, made, names, request } = job
  if (!made.disk && made.mayHaveDisk) {
    const found = await findDisk(job)
    if (found) made.disk = found
  }
  made.mayHaveDisk = true
  made.disk ??= await call('diskCreate', firstCall(request, names.disk))
  await diskIn(job, signal, ['import_ready', 'importing_from_bulk_writes'])
}

const open: Step = async (job, signal) => {
  const state = await diskIn(job, signal, ['import_ready', 'importing_from_bulk_writes'])
  if (state === 'import_ready') await job.call('diskBulkWriteImportStart', { params: { disk: theDisk(job).id } })
}

const send: Step = (job, signal) => job.sender.run(signal)

const close: Step = async (job, signal) => {
  const state = await diskIn(job, signal, ['import_ready', 'importing_from_bulk_writes'])
  if (state !== 'import_ready') await job.call('diskBulkWriteImportStop', { params: { disk: theDisk(job).id } })
}

async function readySnapshot({ call, names, request, wait }: Job, signal: AbortSignal): Promise<Snapshot> {
  for (;;) {
    // oxlint-disable-next-line eslint/no-await-in-loop -- looks until it is there
    const snapshot = await call('snapshotView', {
      params: { snapshot: names.snapshot },
      query: { project: request.project },
    })
    if (snapshot.state === 'ready') return snapshot
    if (snapshot.state !== 'creating') throw new Error(`The snapshot ${snapshot.name} is ${snapshot.state}`)
    // oxlint-disable-next-line eslint/no-await-in-loop
    await wait(LOOK_EVERY, signal)
  }
}

const finalize: Step = async (job, signal) => {
  const { call, made, names } = job
  const state = await diskIn(job, signal, ['import_ready', 'detached'])
  made.mayHaveSnapshot = true
  if (state === 'import_ready')
    await call('diskFinalizeImport', { params: { disk: theDisk(job).id }, body: { snapshotName: names.snapshot } })
  made.snapshot = await readySnapshot(job, signal)
}

/** The image that an unanswered call has made: no older than the snapshot, and just as it was asked for. */
async function foundImage({ call, request }: Job, snapshot: Snapshot): Promise<Image | undefined> {
  const { name, description, os, version } = request.image
  const image = await unlessGone(call('imageView', { params: { image: name }, query: { project: request.project } }))
  const isOurs =
    image?.description === description &&
    image.os === os &&
    image.version === version &&
    image.size === snapshot.size &&
    image.timeCreated >= snapshot.timeCreated
  return isOurs ? image : undefined
}

const createImage: Step = async (job) => {
  const { call, made, request } = job
  const { snapshot } = made
  if (!snapshot) throw new Error('There is no snapshot')
  if (made.mayHaveImage) {
    const found = await foundImage(job, snapshot)
    if (found) made.image = found
  }
  try {
    made.image ??= await call('imageCreate', {
      query: { project: request.project },
      body: { ...request.image, source: { type: 'snapshot', id: snapshot.id } },
    })
  } catch (error) {
    made.mayHaveImage = isUnanswered(error)
    throw error
  }
}

const tidy: Step = async ({ call, made }) => {
  const { snapshot, disk } = made
  if (snapshot) await unlessGone(call('snapshotDelete', { params: { snapshot: snapshot.id } }))
  delete made.snapshot
  if (disk) await unlessGone(call('diskDelete', { params: { disk: disk.id } }))
  delete made.disk
}

/** In their order. */
export const uploadSteps = [
  { id: 'disk', label: 'Create a temporary disk', take: createDisk },
  { id: 'open', label: 'Open the disk for writing', take: open },
  { id: 'send', label: 'Send the file', take: send },
  { id: 'close', label: 'Close the disk', take: close },
  { id: 'snapshot', label: 'Finalize the disk and take a snapshot', take: finalize },
  { id: 'image', label: 'Create the image', take: createImage },
  { id: 'tidy', label: 'Remove disk and snapshot', take: tidy },
] as const satisfies readonly { id: string; label: string; take: Step }[]

export type UploadStepId = (typeof uploadSteps)[number]['id']
