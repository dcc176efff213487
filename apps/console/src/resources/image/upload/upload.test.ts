import { GiB } from '@plenum/api/bytes'
import type { OperationId } from '@plenum/api'
import { rackUnderTest } from '@plenum/rack/testing/rack-under-test'
import { SparseContents } from '@plenum/rack/testing/sparse-contents'
import { expect, test } from 'vitest'
import { ApiError, refused } from '../../../api/api-error.ts'
import type { UploadCall } from './calls.ts'
import { CHUNK } from './chunk.ts'
import { uploadSteps } from './steps.ts'
import { createUpload } from './upload.ts'
import type { UploadPhase } from './upload.ts'

const contents = new SparseContents()
const rack = await rackUnderTest({ contents })
const collaborator = rack.as('collaborator')
const away = new ApiError('The server cannot be reached', 0)

/** What becomes of a call: `lost` is done, and the answer never arrives. */
type Fault = 'away' | 'lost' | undefined

const content = new Uint8Array(10 * CHUNK)
for (let index = 0; index < 10; index += 2) content.fill(index + 1, index * CHUNK, (index + 1) * CHUNK)

async function uploading(faultOf: (id: OperationId, time: number) => Fault = () => undefined) {
  const { name: project } = await rack.newProject()
  const times = new Map<OperationId, number>()
  const calls: OperationId[] = []
  let kept: Uint8Array | undefined
  const call: UploadCall = async (id, input, signal) => {
    signal?.throwIfAborted()
    const time = (times.get(id) ?? 0) + 1
    times.set(id, time)
    const fault = faultOf(id, time)
    if (fault === 'away') throw away
    calls.push(id)
    const disk = id === 'snapshotView' ? (await contents.ids()).at(-1) : undefined
    if (disk !== undefined) kept = contents.bytesOf(disk)
    const result = await collaborator.call(id, input)
    if (result.type === 'error') throw refused(id, result.status, result.error)
    if (result.type === 'client_error' || fault === 'lost') throw away
    return result.data
  }
  const upload = createUpload(
    {
      project,
      file: new File([content], 'haiku.raw'),
      blockSize: 512,
      image: { name: 'haiku', description: 'R1', os: 'Haiku', version: '1' },
    },
    { call, now: () => rack.now.getTime(), wait: (milliseconds) => rack.advance(milliseconds) },
  )
  return {
    upload,
    project,
    calls,
    /** What the disk held when its snapshot was looked for. */
    kept: () => kept,
    reaches: (phase: UploadPhase) => expect.poll(() => upload.read().phase, { interval: 1, timeout: 4000 }).toBe(phase),
    left: async () => {
      const query = { project }
      const lists = await Promise.all([
        collaborator.does('diskList', { query }),
        collaborator.does('snapshotList', { query }),
        collaborator.does('imageList', { query }),
      ])
      return lists.map(({ items }) => items.map(({ name }) => name))
    },
  }
}

test('a file becomes an image, byte for byte, and nothing else is left', async () => {
  const { upload, reaches, left, kept } = await uploading()
  upload.start()
  await reaches('done')
  expect(await left()).toEqual([[], [], ['haiku']])
  expect(Buffer.from(kept() ?? []).equals(content.subarray(0, 9 * CHUNK))).toBe(true)
  expect(upload.image()).toMatchObject({ os: 'Haiku', version: '1', description: 'R1', size: GiB, blockSize: 512 })
  expect(upload.read()).toMatchObject({ progress: { done: content.length, sent: content.length / 2 }, temporary: [] })
})

const stepCalls = [
  'diskCreate',
  'diskBulkWriteImportStart',
  'diskBulkWriteImportStop',
  'diskFinalizeImport',
  'imageCreate',
  'snapshotDelete',
  'diskDelete',
] as const

for (const fault of ['away', 'lost'] as const) {
  test.each(stepCalls)(`a step whose %s is ${fault} can be tried again from there`, async (failing) => {
    const { upload, reaches, left, calls } = await uploading((id, time) =>
      id === failing && time === 1 ? fault : undefined,
    )
    upload.start()
    await reaches('failed')
    expect(upload.read().failure?.message).toBe('The server cannot be reached')
    upload.retry()
    await reaches('done')
    expect(await left()).toEqual([[], [], ['haiku']])
    expect(calls.filter((id) => id === 'diskBulkWriteImport')).toHaveLength(5)
  })

  test.each(stepCalls.slice(0, 5))(
    `a step whose %s is ${fault} can be given up, and nothing is left`,
    async (failing) => {
      const { upload, reaches, left } = await uploading((id, time) =>
        id === failing && time === 1 ? fault : undefined,
      )
      upload.start()
      await reaches('failed')
      await upload.cancel()
      expect(upload.read().phase).toBe('cancelled')
      const images = failing === 'imageCreate' && fault === 'lost' ? ['haiku'] : []
      expect(await left()).toEqual([[], [], images])
    },
  )
}

test('a network that is cut while the file is sent costs what was on its way, and no more', async () => {
  const cut = { isOver: false }
  const { upload, reaches, left, calls } = await uploading((id, time) =>
    id === 'diskBulkWriteImport' && time > 2 && !cut.isOver ? 'away' : undefined,
  )
  upload.start()
  await reaches('failed')
  expect(upload.read()).toMatchObject({ step: 'send' })
  cut.isOver = true
  upload.retry()
  await reaches('done')
  expect(calls.filter((id) => id === 'diskBulkWriteImport')).toHaveLength(5)
  expect(await left()).toEqual([[], [], ['haiku']])
})

test.each(uploadSteps.slice(0, 5).map(({ id }) => id))('cancelled at the step "%s" it leaves nothing', async (step) => {
  const { upload, left } = await uploading()
  upload.subscribe(() => {
    if (upload.read().step === step && upload.read().phase === 'running') void upload.cancel()
  })
  upload.start()
  await expect.poll(() => upload.read().phase, { interval: 1, timeout: 4000 }).toBe('cancelled')
  expect(await left()).toEqual([[], [], []])
})

test('cancelled too late it is an image all the same', async () => {
  const { upload, reaches, left } = await uploading()
  upload.subscribe(() => {
    if (upload.read().step === 'image' && upload.read().phase === 'running') void upload.cancel()
  })
  upload.start()
  await reaches('done')
  expect(await left()).toEqual([[], [], ['haiku']])
})

test('what could not be removed is named, and removed by another attempt', async () => {
  const { upload, reaches, left } = await uploading((id, time) =>
    (id === 'diskDelete' || id === 'diskBulkWriteImportStart') && time === 1 ? 'away' : undefined,
  )
  upload.start()
  await reaches('failed')
  await upload.cancel()
  const [disks] = await left()
  expect(upload.read()).toMatchObject({ phase: 'littered', temporary: disks })
  expect(disks).toHaveLength(1)
  upload.retry()
  await reaches('cancelled')
  expect(await left()).toEqual([[], [], []])
})

test('a name that was taken meanwhile is refused at the end, and another is enough', async () => {
  const { upload, project, reaches, left, calls } = await uploading()
  await collaborator.does('diskCreate', {
    query: { project },
    body: { name: 'other', description: '', size: GiB, diskSource: { type: 'blank', blockSize: 512 } },
  })
  await rack.settle()
  const body = { name: 'other', description: '', disk: 'other' }
  const { id } = await collaborator.does('snapshotCreate', { query: { project }, body })
  await rack.settle()
  await collaborator.does('imageCreate', {
    query: { project },
    body: { name: 'haiku', description: '', os: 'Haiku', version: '1', source: { type: 'snapshot', id } },
  })
  upload.start()
  await reaches('failed')
  expect(upload.read()).toMatchObject({ step: 'image', failure: { isNameTaken: true } })
  upload.retry('haiku-two')
  await reaches('done')
  expect((await left())[2]).toEqual(['haiku', 'haiku-two'])
  expect(calls.filter((each) => each === 'diskCreate')).toHaveLength(1)
})

test('a disk that somebody deleted meanwhile makes it begin anew', async () => {
  const { upload, project, reaches, left, calls } = await uploading((id, time) =>
    id === 'diskBulkWriteImportStop' && time === 1 ? 'away' : undefined,
  )
  upload.start()
  await reaches('failed')
  const [disk = ''] = upload.read().temporary
  await collaborator.does('diskBulkWriteImportStop', { params: { disk }, query: { project } })
  await collaborator.does('diskFinalizeImport', { params: { disk }, query: { project }, body: {} })
  await collaborator.does('diskDelete', { params: { disk }, query: { project } })
  upload.retry()
  await reaches('failed')
  expect(upload.read()).toMatchObject({ step: 'disk', progress: { done: 0 } })
  expect(upload.read().failure?.message).toMatch(/deleted it meanwhile/)
  upload.retry()
  await reaches('done')
  expect(await left()).toEqual([[], [], ['haiku']])
  expect(calls.filter((id) => id === 'diskBulkWriteImport')).toHaveLength(10)
})

test('paused it waits, and cancelled while it waits it leaves nothing', async () => {
  const { upload, reaches, left, calls } = await uploading()
  upload.subscribe(() => upload.read().step === 'send' && upload.pause())
  upload.start()
  await reaches('paused')
  await expect.poll(() => calls.at(-1), { interval: 1, timeout: 4000 }).toMatch(/diskBulkWrite/)
  expect(upload.read().phase).toBe('paused')
  await upload.cancel()
  expect(await left()).toEqual([[], [], []])
})
