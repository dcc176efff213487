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

  test('made from a snapshot has its blocks, and remembers it, also when it is gone', async () => {
    const blockSize = 2048
    const source = await create(blankDisk('snapped', { size: 2 * GiB, diskSource: { type: 'blank', blockSize } }))
    await rack.settle()
    const body = { name: 'for-a-disk', description: '', disk: source.id }
    const { id: snapshotId } = await admin.does('snapshotCreate', { query: inProject(), body })
    await rack.settle()
    const disk = await create(
      blankDisk('from-snapshot', { size: 3 * GiB, diskSource: { type: 'snapshot', snapshotId } }),
    )
    expect(disk).toMatchObject({ snapshotId, imageId: null, blockSize, size: 3 * GiB })
    await admin.does('snapshotDelete', { params: { snapshot: snapshotId } })
    expect((await admin.does('diskView', { params: { disk: disk.id } })).snapshotId).toBe(snapshotId)
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

  test('from a snapshot of another project or another silo', async () => {
    const inStorefront = { params: { snapshot: 'web-golden' }, query: { project: 'storefront' } }
    const { id: snapshotId } = await admin.does('snapshotView', inStorefront)
    const given = { size: 20 * GiB, diskSource: { type: 'snapshot', snapshotId } } as const
    expect(await refusal(given)).toEqual(invalidRequest('snapshot does not belong to this project'))
    const query = { project: 'telescope' }
    const refused = await rack
      .as({ silo: 'lab', user: 'researcher' })
      .isRefused('diskCreate', { query, body: blankDisk('stolen', given) })
    expect(refused).toEqual(notFound('snapshot', { id: snapshotId }))
  })

  test('smaller than its snapshot, nor from one that is not ready', async () => {
    const query = { project: 'storefront' }
    const from = async (name: string, size: number) => {
      const { id } = await admin.does('snapshotView', { params: { snapshot: name }, query })
      const body = blankDisk('refused', { size, diskSource: { type: 'snapshot', snapshotId: id } })
      return admin.isRefused('diskCreate', { query, body })
    }
    expect(await from('web-golden', 19 * GiB)).toEqual(
      invalidRequest(`disk size ${19 * GiB} must be greater than or equal to snapshot size ${20 * GiB}`),
    )
    expect(await from('search-reindex', 40 * GiB)).toEqual(
      invalidRequest('Only snapshots that are ready can be made into disks'),
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
