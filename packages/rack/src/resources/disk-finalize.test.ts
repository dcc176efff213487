import { describe, expect, test } from 'vitest'
import { createMemoryStore } from '../store/memory.ts'
import type { Kind } from '../store/kinds.ts'
import type { Store } from '../store/store.ts'
import { blankDisk, GiB } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest } from '../testing/refusals.ts'
import { SparseContents } from '../testing/sparse-contents.ts'

/** Bytes that take their time, until a test lets them go. */
class SlowContents extends SparseContents {
  beforeWrite: Promise<unknown> = Promise.resolve()
  beforeSeal: Promise<unknown> = Promise.resolve()
  isBroken = false
  writesBegun = 0

  override async write(diskId: string, offset: number, bytes: Uint8Array): Promise<void> {
    this.writesBegun += 1
    await this.beforeWrite
    await super.write(diskId, offset, bytes)
  }

  override async seal(diskId: string) {
    await this.beforeSeal
    if (this.isBroken) throw new Error('the bytes cannot be read')
    return super.seal(diskId)
  }
}

/** Before a document is read: what a test wants to have happened by then. */
let beforeGet: ((kind: Kind) => Promise<void>) | undefined

function interruptible(store: Store): Store {
  return {
    ...store,
    read: (work) =>
      store.read((reader) =>
        work({
          ...reader,
          get: async (kind, id) => {
            await beforeGet?.(kind)
            return reader.get(kind, id)
          },
        }),
      ),
  }
}

const errors: unknown[] = []
const contents = new SlowContents()
const store = interruptible(createMemoryStore())
const rack = await rackUnderTest({ store, contents, onError: (error) => errors.push(error) })
const collaborator = rack.as('collaborator')
const { id: project } = await rack.newProject()
let number = 0

async function newDisk(state: 'import_ready' | 'importing_from_bulk_writes' = 'import_ready'): Promise<string> {
  const body = blankDisk(`disk-${(number += 1)}`, {
    size: 2 * GiB,
    diskSource: { type: 'importing_blocks', blockSize: 2048 },
  })
  const { id } = await collaborator.does('diskCreate', { query: { project }, body })
  await rack.edit('disk', id, (disk) => ({ ...disk, state: { state }, dueAt: null }))
  return id
}

const on = (disk: string) => ({ params: { disk } })
const stateOf = async (disk: string) => (await collaborator.does('diskView', on(disk))).state.state
const finalize = (disk: string, snapshotName?: string) =>
  collaborator.call('diskFinalizeImport', { ...on(disk), body: { snapshotName } })

describe('finalizing with a snapshot', () => {
  test('makes one that is ready at once, and of which an image can be made', async () => {
    const disk = await newDisk()
    expect(await finalize(disk, 'of-an-upload')).toMatchObject({ type: 'success' })
    const snapshot = await collaborator.does('snapshotView', {
      params: { snapshot: 'of-an-upload' },
      query: { project },
    })
    const description = `snapshot of finalized disk ${disk}`
    expect(snapshot).toMatchObject({ diskId: disk, state: 'ready', size: 2 * GiB, description })
    const body = { name: 'uploaded', description: '', os: 'Plan 9', version: '4' }
    const source = { type: 'snapshot', id: snapshot.id } as const
    const image = await collaborator.does('imageCreate', { query: { project }, body: { ...body, source } })
    expect(image).toMatchObject({ size: 2 * GiB, blockSize: 2048 })
  })

  test('whose name is taken is refused, and can be done again under another', async () => {
    await finalize(await newDisk(), 'taken')
    const other = await newDisk()
    const before = await collaborator.does('diskView', on(other))
    await rack.advance(5)
    expect(
      await collaborator.isRefused('diskFinalizeImport', { ...on(other), body: { snapshotName: 'taken' } }),
    ).toEqual(alreadyExists('snapshot', 'taken'))
    expect(await collaborator.does('diskView', on(other))).toEqual(before)
    expect(await finalize(other, 'not-taken')).toMatchObject({ type: 'success' })
  })

  test('for which there is no room is refused, and can be done without', async () => {
    const disk = await newDisk()
    const { provisioned, capacity } = await collaborator.does('utilizationView', {})
    const params = { silo: 'demo' }
    const operator = rack.as('operator')
    await operator.does('siloQuotasUpdate', { params, body: { storage: provisioned.storage + 2 * GiB - 1 } })
    const body = { snapshotName: 'too-much' }
    expect(await collaborator.isRefused('diskFinalizeImport', { ...on(disk), body })).toMatchObject({ status: 507 })
    expect(await stateOf(disk)).toBe('import_ready')
    expect(await finalize(disk)).toMatchObject({ type: 'success' })
    await operator.does('siloQuotasUpdate', { params, body: { storage: capacity.storage } })
  })
})

describe('while a disk is being finalized', () => {
  test('that shows, nothing else can be done with it, and a write that began before is in it', async () => {
    const gate = Promise.withResolvers<void>()
    const disk = await newDisk('importing_from_bulk_writes')
    contents.beforeWrite = gate.promise
    const body = { offset: 0, base64EncodedData: btoa('x'.repeat(2048)) }
    const late = collaborator.does('diskBulkWriteImport', { ...on(disk), body })
    await expect.poll(() => contents.writesBegun, { interval: 1 }).toBe(1)
    await collaborator.does('diskBulkWriteImportStop', on(disk))
    const done = finalize(disk)
    await expect.poll(() => stateOf(disk), { interval: 1 }).toBe('finalizing')
    expect(await collaborator.isRefused('diskBulkWriteImportStart', on(disk))).toEqual(
      invalidRequest('cannot set disk in state finalizing to importing_from_bulk_writes'),
    )
    expect(await collaborator.isRefused('diskDelete', on(disk))).toMatchObject({ status: 400 })
    gate.resolve()
    await Promise.all([late, done])
    expect(await stateOf(disk)).toBe('detached')
    expect((await rack.store.read((tx) => tx.get('disk', disk)))?.imported).toMatchObject({ length: 2048 })
  })

  test('a write that has not begun comes too late', async () => {
    const disk = await newDisk('importing_from_bulk_writes')
    let reads = 0
    let done: Promise<unknown> | undefined
    beforeGet = async (kind) => {
      if (kind !== 'disk' || ++reads < 2) return
      beforeGet = undefined
      await collaborator.does('diskBulkWriteImportStop', on(disk))
      done = finalize(disk)
      await expect.poll(() => stateOf(disk), { interval: 1 }).toBe('finalizing')
    }
    const body = { offset: 0, base64EncodedData: btoa('x'.repeat(2048)) }
    expect(await collaborator.isRefused('diskBulkWriteImport', { ...on(disk), body })).toEqual(
      invalidRequest('cannot import blocks with a bulk write for disk in state finalizing'),
    )
    await done
    expect(await stateOf(disk)).toBe('detached')
    expect(contents.bytesOf(disk)).toBeUndefined()
  })

  test('a crash leaves it ready for another attempt, after a while', async () => {
    const disk = await newDisk()
    contents.beforeSeal = new Promise(() => {})
    void finalize(disk)
    await expect.poll(() => stateOf(disk), { interval: 1 }).toBe('finalizing')
    contents.beforeSeal = Promise.resolve()
    rack.restart()
    await rack.advance(600_000)
    expect(await stateOf(disk)).toBe('import_ready')
  })

  test('bytes that cannot be read leave it ready for another attempt, too', async () => {
    const disk = await newDisk()
    contents.isBroken = true
    expect(await finalize(disk)).toMatchObject({ type: 'error', status: 500 })
    expect(errors).toMatchObject([{ message: 'the bytes cannot be read' }])
    contents.isBroken = false
    expect(await stateOf(disk)).toBe('import_ready')
    expect(await finalize(disk)).toMatchObject({ type: 'success' })
  })

  test('so long that its time is over, it is not finalized, and what was begun anew goes on', async () => {
    const gate = Promise.withResolvers<void>()
    const disk = await newDisk()
    contents.beforeSeal = gate.promise
    const done = finalize(disk)
    await expect.poll(() => stateOf(disk), { interval: 1 }).toBe('finalizing')
    await rack.advance(600_000)
    await collaborator.does('diskBulkWriteImportStart', on(disk))
    gate.resolve()
    expect(await done).toMatchObject({ type: 'error', status: 409 })
    expect(await stateOf(disk)).toBe('importing_from_bulk_writes')
  })
})
