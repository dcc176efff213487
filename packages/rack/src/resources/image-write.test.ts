import type { ImageCreate, Project } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { blankDisk, GiB } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, forbidden, invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const collaborator = rack.as('collaborator')
const MISSING = '00000000-0000-4000-8000-000000000000'
let project: Project
let snapshotId = ''
let number = 0

beforeAll(async () => {
  project = await rack.newProject()
  const body = blankDisk('source', { size: 2 * GiB, diskSource: { type: 'blank', blockSize: 2048 } })
  const disk = await collaborator.does('diskCreate', { query: { project: project.id }, body })
  await rack.settle()
  const query = { project: project.id }
  const snapshot = { name: 'source', description: '', disk: disk.id }
  snapshotId = (await collaborator.does('snapshotCreate', { query, body: snapshot })).id
  await rack.settle()
})

const bodyOf = (name: string, source = snapshotId): ImageCreate => ({
  name,
  description: 'Made by a test',
  os: 'Haiku',
  version: 'r1beta6',
  source: { type: 'snapshot', id: source },
})
const create = (name: string, query: { project?: string }) =>
  collaborator.does('imageCreate', { query, body: bodyOf(name) })
const inProject = () => ({ project: project.id })
const freshName = () => `image-${(number += 1)}`

describe('a new image', () => {
  test('of a project has the size and the blocks of its snapshot', async () => {
    const image = await create('haiku', inProject())
    expect(image).toEqual({
      id: image.id,
      name: 'haiku',
      description: 'Made by a test',
      timeCreated: rack.now,
      timeModified: rack.now,
      projectId: project.id,
      os: 'Haiku',
      version: 'r1beta6',
      digest: null,
      blockSize: 2048,
      size: 2 * GiB,
    })
    expect(await collaborator.does('imageView', { params: { image: 'haiku' }, query: inProject() })).toEqual(image)
  })

  test('without a project is for the whole silo', async () => {
    const image = await create('haiku', {})
    expect(image.projectId).toBeNull()
    expect(await rack.as('viewer').does('imageView', { params: { image: 'haiku' } })).toEqual(image)
  })
})

const isNotMade = (body: ImageCreate, query: { project?: string } = inProject()) =>
  collaborator.isRefused('imageCreate', { query, body })

describe('an image is not made', () => {
  test('under a name that is taken in the same place', async () => {
    const name = freshName()
    await create(name, inProject())
    await create(name, {})
    expect(await isNotMade(bodyOf(name))).toEqual(alreadyExists('project-image', name))
    expect(await isNotMade(bodyOf(name), {})).toEqual(alreadyExists('silo-image', name))
  })

  test('of a snapshot that there is not, here or in another silo', async () => {
    expect(await isNotMade(bodyOf('a', MISSING))).toEqual(notFound('snapshot', { id: MISSING }))
    const refused = await rack.as({ silo: 'lab', user: 'admin' }).isRefused('imageCreate', { body: bodyOf('a') })
    expect(refused).toEqual(notFound('snapshot', { id: snapshotId }))
  })

  test('of a snapshot of another project, but for the silo it may be', async () => {
    const { id } = await rack.newProject()
    expect(await isNotMade(bodyOf('a'), { project: id })).toEqual(
      invalidRequest('snapshot does not belong to this project'),
    )
  })

  test('of a snapshot that is not ready', async () => {
    const query = { project: 'storefront' }
    const broken = await collaborator.does('snapshotView', { params: { snapshot: 'search-reindex' }, query })
    expect(await isNotMade(bodyOf('a', broken.id), query)).toEqual(
      invalidRequest('Only snapshots that are ready can be made into images'),
    )
  })

  test('with too long a description', async () => {
    const body = { ...bodyOf('a'), description: 'x'.repeat(513) }
    expect(await isNotMade(body)).toMatchObject({ status: 400, code: 'InvalidValue' })
  })

  test('in a project that there is not', async () => {
    expect(await isNotMade(bodyOf('a'), { project: 'missing' })).toEqual(notFound('project', { name: 'missing' }))
  })
})

describe('deleting an image', () => {
  test('of a project works by name and project', async () => {
    const image = await create(freshName(), inProject())
    const byName = { params: { image: image.name }, query: inProject() }
    expect(await collaborator.does('imageDelete', byName)).toBeUndefined()
    expect(await collaborator.isRefused('imageDelete', byName)).toEqual(notFound('image', { name: image.name }))
  })

  test('of the silo works by name alone, and leaves the disks that were made of it', async () => {
    const image = await create(freshName(), {})
    const source = { type: 'image', imageId: image.id } as const
    const body = blankDisk('of-image', { size: 2 * GiB, diskSource: source })
    const disk = await collaborator.does('diskCreate', { query: inProject(), body })
    await collaborator.does('imageDelete', { params: { image: image.name } })
    expect((await collaborator.does('diskView', { params: { disk: disk.id } })).imageId).toBe(image.id)
    expect(await collaborator.isRefused('imageDelete', { params: { image: image.id } })).toEqual(
      notFound('image', { id: image.id }),
    )
  })
})

describe('promoting an image', () => {
  test('shares it with the silo and keeps its id', async () => {
    const image = await create(freshName(), inProject())
    await rack.advance(1000)
    const shared = await collaborator.does('imagePromote', { params: { image: image.name }, query: inProject() })
    expect(shared).toEqual({ ...image, projectId: null, timeModified: rack.now })
    expect(await collaborator.does('imageView', { params: { image: image.name } })).toEqual(shared)
    expect(await collaborator.isRefused('imageView', { params: { image: image.name }, query: inProject() })).toEqual(
      notFound('image', { name: image.name }),
    )
  })

  test('is refused for one that is shared already', async () => {
    const { id } = await create(freshName(), {})
    expect(await collaborator.isRefused('imagePromote', { params: { image: id } })).toEqual(
      invalidRequest('Cannot promote a silo image'),
    )
  })

  test('is refused when the silo has one of that name, and it stays where it was', async () => {
    const name = freshName()
    const image = await create(name, inProject())
    await create(name, {})
    expect(await collaborator.isRefused('imagePromote', { params: { image: image.id } })).toEqual(
      alreadyExists('silo-image', name),
    )
    expect(await collaborator.does('imageView', { params: { image: image.id } })).toEqual(image)
  })

  test('takes more than a role in the project', async () => {
    const { id } = await create(freshName(), inProject())
    await rack.give('newcomer', 'admin', project)
    expect(await rack.as('newcomer').isRefused('imagePromote', { params: { image: id } })).toEqual(forbidden)
  })
})

describe('demoting an image', () => {
  test('moves it into a project and keeps its id', async () => {
    const image = await create(freshName(), {})
    await rack.advance(1000)
    const moved = await collaborator.does('imageDemote', { params: { image: image.name }, query: inProject() })
    expect(moved).toEqual({ ...image, projectId: project.id, timeModified: rack.now })
    expect(await collaborator.does('imageView', { params: { image: image.name }, query: inProject() })).toEqual(moved)
  })

  test('is refused for one of a project', async () => {
    const { id } = await create(freshName(), inProject())
    expect(await collaborator.isRefused('imageDemote', { params: { image: id }, query: inProject() })).toEqual(
      invalidRequest('Cannot demote a project image'),
    )
  })

  test('is refused when the project has one of that name, and it stays where it was', async () => {
    const name = freshName()
    const image = await create(name, {})
    await create(name, inProject())
    expect(await collaborator.isRefused('imageDemote', { params: { image: image.id }, query: inProject() })).toEqual(
      alreadyExists('project-image', name),
    )
    expect(await collaborator.does('imageView', { params: { image: name } })).toEqual(image)
  })

  test('takes more than a role in the project', async () => {
    const { id } = await create(freshName(), {})
    await rack.give('viewer', 'admin', project)
    const refused = await rack.as('viewer').isRefused('imageDemote', { params: { image: id }, query: inProject() })
    expect(refused).toEqual(forbidden)
  })

  test('needs a project that there is', async () => {
    const { id } = await create(freshName(), {})
    const query = { project: 'missing' }
    expect(await collaborator.isRefused('imageDemote', { params: { image: id }, query })).toEqual(
      notFound('project', { name: 'missing' }),
    )
  })
})
