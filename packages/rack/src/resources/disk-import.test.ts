import { BULK_WRITE_MAX } from '@plenum/api'
import type { DiskState } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { NoSpaceError } from '../hardware/disk-contents.ts'
import { blankDisk, GiB } from '../testing/bodies.ts'
import { ORIGIN } from '../testing/caller.ts'
import type { Refused } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest, notFound, unparsable } from '../testing/refusals.ts'
import { SparseContents } from '../testing/sparse-contents.ts'

const contents = new SparseContents()
const rack = await rackUnderTest({ contents })
const collaborator = rack.as('collaborator')
const { id: project } = await rack.newProject()
let number = 0

async function newDisk(state: DiskState = { state: 'import_ready' }): Promise<string> {
  const body = blankDisk(`disk-${(number += 1)}`, { diskSource: { type: 'importing_blocks', blockSize: 512 } })
  const { id } = await collaborator.does('diskCreate', { query: { project }, body })
  await rack.edit('disk', id, (disk) => ({ ...disk, state, dueAt: null }))
  return id
}

const importing = { state: 'importing_from_bulk_writes' } as const
const stateOf = async (disk: string) => (await collaborator.does('diskView', { params: { disk } })).state.state
const on = (disk: string) => ({ params: { disk } })
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const filled = (length: number, byte: number) => new Uint8Array(length).fill(byte)
const write = (disk: string, offset: number, bytes: Uint8Array) =>
  collaborator.does('diskBulkWriteImport', { ...on(disk), body: { offset, base64EncodedData: base64(bytes) } })
const isNotWritten = (disk: string, offset: number, base64EncodedData: string) =>
  collaborator.isRefused('diskBulkWriteImport', { ...on(disk), body: { offset, base64EncodedData } })
const finalize = (disk: string) => collaborator.does('diskFinalizeImport', { ...on(disk), body: {} })

async function importedInto(disk: string) {
  return (await rack.store.read((tx) => tx.get('disk', disk)))?.imported
}

describe('an import', () => {
  test('goes from step to step, by name as well, and ends in a disk that can be attached', async () => {
    const disk = await newDisk()
    const { name } = await collaborator.does('diskView', on(disk))
    const byName = { params: { disk: name }, query: { project } }
    expect(await collaborator.does('diskBulkWriteImportStart', byName)).toBeUndefined()
    expect(await stateOf(disk)).toBe('importing_from_bulk_writes')
    const body = { offset: 0, base64EncodedData: base64(filled(512, 1)) }
    expect(await collaborator.does('diskBulkWriteImport', { ...byName, body })).toBeUndefined()
    expect(await collaborator.does('diskBulkWriteImportStop', byName)).toBeUndefined()
    expect(await stateOf(disk)).toBe('import_ready')
    expect(await collaborator.does('diskFinalizeImport', { ...byName, body: {} })).toBeUndefined()
    expect(await stateOf(disk)).toBe('detached')
  })

  test('keeps what was written, wherever and in whatever order, and its hash', async () => {
    const disk = await newDisk(importing)
    await Promise.all([write(disk, 2048, filled(512, 3)), write(disk, 0, filled(1024, 1))])
    await write(disk, 512, filled(512, 2))
    await collaborator.does('diskBulkWriteImportStop', on(disk))
    await finalize(disk)
    const bytes = new Uint8Array([...filled(512, 1), ...filled(512, 2), ...filled(1024, 0), ...filled(512, 3)])
    expect(contents.bytesOf(disk)).toEqual(bytes)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
    const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
    expect(await importedInto(disk)).toEqual({ length: 2560, sha256 })
  })

  test('may be stopped and started again, and nothing of it is lost', async () => {
    const disk = await newDisk(importing)
    await write(disk, 0, filled(512, 1))
    await collaborator.does('diskBulkWriteImportStop', on(disk))
    rack.restart()
    await collaborator.does('diskBulkWriteImportStart', on(disk))
    await write(disk, 512, filled(512, 2))
    expect(contents.bytesOf(disk)).toEqual(new Uint8Array([...filled(512, 1), ...filled(512, 2)]))
  })

  test('that was cut off is stopped, finalized and deleted, which leaves nothing', async () => {
    const disk = await newDisk(importing)
    await write(disk, 0, filled(512, 1))
    expect(await collaborator.isRefused('diskDelete', on(disk))).toEqual(
      invalidRequest('disk cannot be deleted in state "importing_from_bulk_writes"'),
    )
    await collaborator.does('diskBulkWriteImportStop', on(disk))
    expect(await collaborator.isRefused('diskDelete', on(disk))).toEqual(
      invalidRequest('disk cannot be deleted in state "import_ready"'),
    )
    await finalize(disk)
    await collaborator.does('diskDelete', on(disk))
    expect(await contents.ids()).not.toContain(disk)
  })

  test('need not write anything', async () => {
    const disk = await newDisk()
    await finalize(disk)
    expect(await importedInto(disk)).toMatchObject({ length: 0 })
  })
})

describe('a bulk write', () => {
  test('of as much as there may be works, at the beginning and at the very end', async () => {
    const disk = await newDisk(importing)
    const base64EncodedData = btoa('x'.repeat(BULK_WRITE_MAX))
    const at = (offset: number) => ({ ...on(disk), body: { offset, base64EncodedData } })
    await collaborator.does('diskBulkWriteImport', at(0))
    expect(contents.bytesOf(disk)).toEqual(filled(BULK_WRITE_MAX, 'x'.charCodeAt(0)))
    expect(await collaborator.does('diskBulkWriteImport', at(GiB - BULK_WRITE_MAX))).toBeUndefined()
  })

  test('may come in any JSON', async () => {
    const disk = await newDisk(importing)
    const body = ` { "offset" : 512 , "base64_encoded_data" : "${base64(filled(512, 255)).replaceAll('/', String.raw`\/`)}" } `
    const url = `${ORIGIN}/v1/disks/${disk}/bulk-write`
    const headers = { 'content-type': 'application/json' }
    const response = await collaborator.raw(new Request(url, { method: 'POST', headers, body }))
    expect(response.status).toBe(204)
    expect(contents.bytesOf(disk)).toEqual(new Uint8Array([...filled(512, 0), ...filled(512, 255)]))
  })

  test.each([
    ['more than there may be', 0, BULK_WRITE_MAX + 512, 'a bulk write may hold at most 524288 bytes'],
    ['from amid a block', 256, 512, 'offset must be a multiple of block size 512'],
    ['of half a block', 512, 256, 'length must be a multiple of block size 512'],
    ['beyond the end', GiB - 512, 1024, `the bytes do not fit into the disk, which has ${GiB}`],
  ])('%s is refused', async (_, offset, length, complaint) => {
    const disk = await newDisk(importing)
    expect(await isNotWritten(disk, offset, btoa('x'.repeat(length)))).toEqual(invalidRequest(complaint))
    expect(contents.bytesOf(disk)).toBeUndefined()
  })

  test('of what is no base64 or from no place cannot be read', async () => {
    const disk = await newDisk(importing)
    expect(await isNotWritten(disk, 0, 'A-_=')).toEqual(
      unparsable('unable to parse JSON body: base64_encoded_data: expected a valid base64 string'),
    )
    expect(await isNotWritten(disk, -512, '')).toMatchObject({ status: 400, code: undefined })
  })

  test('may have a body of 8 MiB, but of no more', async () => {
    const disk = await newDisk(importing)
    const longest = 8 * 2 ** 20 - '{"offset":0,"base64_encoded_data":""}'.length
    const base64EncodedData = 'A'.repeat(longest - (longest % 4))
    expect((await isNotWritten(disk, 0, base64EncodedData)).message).toContain('may hold at most')
    expect(await isNotWritten(disk, 0, `${base64EncodedData}AAAA`)).toEqual(
      unparsable('request body exceeded maximum size of 8388608 bytes'),
    )
  })

  test('for which there is no room is refused as that', async () => {
    const full = await rackUnderTest({
      contents: Object.assign(new SparseContents(), { write: () => Promise.reject(new NoSpaceError()) }),
    })
    const params = { disk: 'appliance-import-2' }
    const refused = await full.as('collaborator').isRefused('diskBulkWriteImport', {
      params,
      query: { project: 'storefront' },
      body: { offset: 0, base64EncodedData: '' },
    })
    expect(refused).toMatchObject({ status: 507, code: 'InsufficientCapacity' })
  })
})

const states: readonly DiskState[] = [
  { state: 'creating' },
  { state: 'detached' },
  { state: 'attached', instance: crypto.randomUUID() },
  { state: 'import_ready' },
  importing,
  { state: 'finalizing' },
  { state: 'maintenance' },
  { state: 'faulted' },
]

interface Step {
  from: DiskState['state']
  isRefused: (disk: string) => Promise<Refused>
  complaint: string
}

describe.each<[string, Step]>([
  [
    'starting',
    {
      from: 'import_ready',
      isRefused: (disk) => collaborator.isRefused('diskBulkWriteImportStart', on(disk)),
      complaint: 'cannot set disk in state X to importing_from_bulk_writes',
    },
  ],
  [
    'writing',
    {
      from: importing.state,
      isRefused: (disk) => isNotWritten(disk, 0, base64(filled(512, 1))),
      complaint: 'cannot import blocks with a bulk write for disk in state X',
    },
  ],
  [
    'stopping',
    {
      from: importing.state,
      isRefused: (disk) => collaborator.isRefused('diskBulkWriteImportStop', on(disk)),
      complaint: 'cannot set disk in state X to import_ready',
    },
  ],
  [
    'finalizing',
    {
      from: 'import_ready',
      isRefused: (disk) => collaborator.isRefused('diskFinalizeImport', { ...on(disk), body: {} }),
      complaint: 'cannot finalize disk in state X',
    },
  ],
])('%s', (_, { from, isRefused, complaint }) => {
  test.each(states.filter(({ state }) => state !== from))('is refused for a disk that is $state', async (state) => {
    const disk = await newDisk(state)
    expect(await isRefused(disk)).toEqual(invalidRequest(complaint.replace('X', state.state)))
    expect(await stateOf(disk)).toBe(state.state)
    expect(contents.bytesOf(disk)).toBeUndefined()
  })

  test('needs a disk that there is', async () => {
    const disk = crypto.randomUUID()
    expect(await isRefused(disk)).toEqual(notFound('disk', { id: disk }))
  })
})
