import type { DiskCreate, Project } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { blankDisk, GiB } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
let project: Project
const inProject = () => ({ project: project.id })
const create = (body: DiskCreate) => admin.does('diskCreate', { query: inProject(), body })
const MISSING = '00000000-0000-4000-8000-000000000000'

beforeAll(async () => {
  project = await rack.newProject()
})

describe('a new disk', () => {
  test('is being created at first and free a little later', async () => {
    const disk = await create(blankDisk('fresh', { description: 'A fresh one', size: 3 * GiB }))
    expect(disk).toEqual({
      id: disk.id,
      name: 'fresh',
      description: 'A fresh one',
      timeCreated: rack.now,
      timeModified: rack.now,
      projectId: project.id,
      imageId: null,
      snapshotId: null,
      size: 3 * GiB,
      blockSize: 512,
      state: { state: 'creating' },
      devicePath: '/mnt/fresh',
    })
    await rack.advance(799)
    expect((await admin.does('diskView', { params: { disk: disk.id } })).state).toEqual({ state: 'creating' })
    await rack.advance(1)
    expect(await admin.does('diskView', { params: { disk: 'fresh' }, query: inProject() })).toEqual({
      ...disk,
      state: { state: 'detached' },
    })
  })

  test.each([512, 2048, 4096] as const)('may have blocks of %d bytes', async (blockSize) => {
    const disk = await create(blankDisk(`blocks-${blockSize}`, { diskSource: { type: 'blank', blockSize } }))
    expect(disk.blockSize).toBe(blockSize)
  })

  test('that is to be filled waits for that', async () => {
    const { id } = await create(blankDisk('to-fill', { diskSource: { type: 'importing_blocks', blockSize: 512 } }))
    await rack.advance(800)
    expect((await admin.does('diskView', { params: { disk: id } })).state).toEqual({ state: 'import_ready' })
  })

  test('made from an image of the silo has its blocks, and remembers it', async () => {
    const image = await admin.does('imageView', { params: { image: 'debian-13' } })
    const disk = await create(
      blankDisk('from-image', { size: 8 * GiB, diskSource: { type: 'image', imageId: image.id } }),
    )
    expect(disk).toMatchObject({ imageId: image.id, blockSize: image.blockSize, size: 8 * GiB })
  })

  test('may name its image by any form of the id', async () => {
    const { id } = await admin.does('imageView', { params: { image: 'alpine-3-24' } })
    const imageId = id.replaceAll('-', '').toUpperCase()
    const disk = await create(blankDisk('from-simple', { size: 2 * GiB, diskSource: { type: 'image', imageId } }))
    expect(disk.imageId).toBe(id)
  })

  test('survives a restart amid its creation', async () => {
    const { id } = await create(blankDisk('restarted'))
    rack.restart()
    await rack.advance(800)
    expect((await admin.does('diskView', { params: { disk: id } })).state).toEqual({ state: 'detached' })
  })
})

async function refusal(given: Partial<DiskCreate>) {
  const before = await rack.count('disk')
  const body = blankDisk('refused', given)
  const refused = await admin.isRefused('diskCreate', { query: inProject(), body })
  expect(await rack.count('disk')).toBe(before)
  return refused
}
const inSize = (reason: string) => invalidValue('size', reason)
const blocks = (size: number) =>
  invalidValue('size and block_size', `total size must be a multiple of block size ${size}`)

describe('a disk is not made', () => {
  test.each([
    [0, inSize('total size must be at least 1 GiB')],
    [GiB - 512, inSize('total size must be at least 1 GiB')],
    [GiB + 512, inSize('total size must be a multiple of 1 GiB')],
    [1024 * GiB, inSize('total size must be less than 1023 GiB')],
    [GiB + 1, blocks(512)],
    [1, blocks(512)],
  ])('of %d bytes', async (size, expected) => {
    expect(await refusal({ size })).toEqual(expected)
  })

  test('but one of 1023 GiB is', async () => {
    expect((await create(blankDisk('largest', { size: 1023 * GiB }))).size).toBe(1023 * GiB)
  })

  test('with a name that is taken in the project', async () => {
    await create(blankDisk('taken'))
    expect(await refusal({ name: 'taken' })).toEqual(alreadyExists('disk', 'taken'))
    const other = await rack.newProject()
    expect((await admin.does('diskCreate', { query: { project: other.id }, body: blankDisk('taken') })).name).toBe(
      'taken',
    )
  })

  test('with too long a description', async () => {
    expect(await refusal({ description: 'x'.repeat(513) })).toMatchObject({ status: 400, code: 'InvalidValue' })
  })

  test('with a name or a size that is none', async () => {
    expect(await refusal({ name: 'No' })).toMatchObject({ status: 400, code: undefined })
    expect(await refusal({ size: -1 })).toMatchObject({ status: 400, code: undefined })
    expect(await refusal({ size: 1.5 * GiB + 0.5 })).toMatchObject({ status: 400, code: undefined })
  })

  test('from a snapshot or an image that there is not', async () => {
    expect(await refusal({ diskSource: { type: 'snapshot', snapshotId: MISSING } })).toEqual(
      notFound('snapshot', { id: MISSING }),
    )
    expect(await refusal({ diskSource: { type: 'image', imageId: MISSING } })).toEqual(
      notFound('image', { id: MISSING }),
    )
  })

  test('from an image of another silo', async () => {
    const { id } = await rack
      .as({ silo: 'lab', user: 'researcher' })
      .does('imageView', { params: { image: 'debian-13' } })
    expect(await refusal({ diskSource: { type: 'image', imageId: id } })).toEqual(notFound('image', { id }))
  })

  test('from an image of another project', async () => {
    const query = { project: 'storefront' }
    const { id } = await admin.does('imageView', { params: { image: 'storefront-web' }, query })
    expect(await refusal({ size: 10 * GiB, diskSource: { type: 'image', imageId: id } })).toEqual(
      invalidRequest('image does not belong to this project'),
    )
  })

  test('smaller than its image', async () => {
    const { id, size } = await admin.does('imageView', { params: { image: 'debian-13' } })
    const imageSize = `image size ${size}`
    expect(await refusal({ size: 7 * GiB, diskSource: { type: 'image', imageId: id } })).toEqual(
      invalidRequest(`disk size ${7 * GiB} must be greater than or equal to ${imageSize}`),
    )
  })

  test('in a project that there is not', async () => {
    const refused = await admin.isRefused('diskCreate', { query: { project: 'missing' }, body: blankDisk('a') })
    expect(refused).toEqual(notFound('project', { name: 'missing' }))
  })
})

describe('deleting a disk', () => {
  test('that is free removes it and frees its name', async () => {
    const { id } = await create(blankDisk('short-lived'))
    await rack.advance(800)
    expect(await admin.does('diskDelete', { params: { disk: 'short-lived' }, query: inProject() })).toBeUndefined()
    expect(await admin.isRefused('diskView', { params: { disk: id } })).toEqual(notFound('disk', { id }))
    expect(await admin.isRefused('diskDelete', { params: { disk: id } })).toEqual(notFound('disk', { id }))
    expect((await create(blankDisk('short-lived'))).id).not.toBe(id)
  })

  test('that is broken works, too', async () => {
    const { id } = await create(blankDisk('broken'))
    await rack.edit('disk', id, (disk) => ({ ...disk, state: { state: 'faulted' }, dueAt: null }))
    await admin.does('diskDelete', { params: { disk: id } })
    expect((await admin.isRefused('diskView', { params: { disk: id } })).status).toBe(404)
  })

  test.each([
    'creating',
    'import_ready',
    'importing_from_url',
    'importing_from_bulk_writes',
    'finalizing',
    'maintenance',
    'destroyed',
  ] as const)('that is %s is refused, and it stays', async (state) => {
    const { id } = await create(blankDisk(`is-${state.replaceAll('_', '-')}`))
    await rack.edit('disk', id, (disk) => ({ ...disk, state: { state }, dueAt: null }))
    expect(await admin.isRefused('diskDelete', { params: { disk: id } })).toEqual(
      invalidRequest(`disk cannot be deleted in state "${state}"`),
    )
    expect((await admin.does('diskView', { params: { disk: id } })).state).toEqual({ state })
  })

  test('that is attached is refused', async () => {
    const refused = await admin.isRefused('diskDelete', {
      params: { disk: 'web-01-boot' },
      query: { project: 'storefront' },
    })
    expect(refused).toEqual(invalidRequest('disk cannot be deleted in state "attached"'))
  })
})

test('listing shows the disks of the project and no others', async () => {
  const { items } = await admin.does('diskList', { query: { project: 'analytics' } })
  expect(items.map(({ name }) => name)).toEqual(['notebook-boot', 'warehouse-01-boot', 'warehouse-01-data'])
})
