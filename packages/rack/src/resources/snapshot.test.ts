import type { Project } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { storefrontSnapshots } from '../fleet/demo-storage-data.ts'
import { blankDisk, GiB, smallInstance } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound } from '../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'
let project: Project
let number = 0
const inProject = () => ({ project: project.id })

beforeAll(async () => {
  project = await rack.newProject()
})

async function newDisk(): Promise<string> {
  const body = blankDisk(`disk-${(number += 1)}`, { size: 3 * GiB })
  const { id } = await admin.does('diskCreate', { query: inProject(), body })
  await rack.settle()
  return id
}

const take = (name: string, disk: string) =>
  admin.does('snapshotCreate', { query: inProject(), body: { name, description: '', disk } })
const isNotTaken = (disk: string, name = 'refused') =>
  admin.isRefused('snapshotCreate', { query: inProject(), body: { name, description: '', disk } })
const stateOf = async (snapshot: string) => (await admin.does('snapshotView', { params: { snapshot } })).state
const diskState = async (disk: string) => (await admin.does('diskView', { params: { disk } })).state

describe('a new snapshot', () => {
  test('is being created at first and ready a little later, and so long its disk is not in use', async () => {
    const disk = await newDisk()
    const body = { name: 'first', description: 'Before the move', disk }
    const snapshot = await admin.does('snapshotCreate', { query: inProject(), body })
    expect(snapshot).toEqual({
      id: snapshot.id,
      name: 'first',
      description: 'Before the move',
      timeCreated: rack.now,
      timeModified: rack.now,
      projectId: project.id,
      diskId: disk,
      state: 'creating',
      size: 3 * GiB,
    })
    expect(await diskState(disk)).toEqual({ state: 'maintenance' })
    rack.restart()
    await rack.advance(1499)
    expect([await stateOf(snapshot.id), (await diskState(disk)).state]).toEqual(['creating', 'maintenance'])
    await rack.advance(1)
    expect([await stateOf(snapshot.id), (await diskState(disk)).state]).toEqual(['ready', 'detached'])
    const byName = { params: { snapshot: 'first' }, query: inProject() }
    expect(await admin.does('snapshotView', byName)).toEqual({ ...snapshot, state: 'ready' })
  })

  test.each(['stopped', 'running', 'failed'] as const)(
    'may be of a disk of an instance that is %s, which keeps it',
    async (state) => {
      const disks = [{ type: 'create', ...blankDisk(`of-${state}`) } as const]
      const body = smallInstance(`is-${state}`, { disks })
      const instance = await admin.does('instanceCreate', { query: inProject(), body })
      await rack.settle()
      await rack.put(instance.id, state)
      const snapshot = await take(`of-${state}`, `of-${state}`)
      await rack.settle()
      expect(await diskState(snapshot.diskId)).toEqual({ state: 'attached', instance: instance.id })
      expect(await stateOf(snapshot.id)).toBe('ready')
    },
  )

  test('survives its disk', async () => {
    const disk = await newDisk()
    const snapshot = await take('survivor', disk)
    await rack.settle()
    await admin.does('diskDelete', { params: { disk } })
    expect(await admin.does('snapshotView', { params: { snapshot: snapshot.id } })).toMatchObject({ diskId: disk })
  })
})

describe('a snapshot is not taken', () => {
  test.each([
    'creating',
    'import_ready',
    'importing_from_bulk_writes',
    'finalizing',
    'maintenance',
    'faulted',
  ] as const)('of a disk that is %s', async (state) => {
    const disk = await newDisk()
    await rack.edit('disk', disk, (before) => ({ ...before, state: { state }, dueAt: null }))
    const before = await rack.count('snapshot')
    expect(await isNotTaken(disk)).toEqual(
      invalidRequest('Only disks that are attached or detached can be snapshotted'),
    )
    expect(await rack.count('snapshot')).toBe(before)
  })

  test('of a disk that there is not, here or in another silo', async () => {
    expect(await isNotTaken(MISSING)).toEqual(notFound('disk', { id: MISSING }))
    expect(await isNotTaken('missing')).toEqual(notFound('disk', { name: 'missing' }))
    const researcher = rack.as({ silo: 'lab', user: 'researcher' })
    const theirs = await researcher.does('diskView', {
      params: { disk: 'reducer-01-boot' },
      query: { project: 'telescope' },
    })
    expect(await isNotTaken(theirs.id)).toEqual(notFound('disk', { id: theirs.id }))
  })

  test('of a disk of another project', async () => {
    const { id } = await admin.does('diskView', { params: { disk: 'scratch' }, query: { project: 'storefront' } })
    expect(await isNotTaken(id)).toEqual(invalidRequest("can't create a snapshot of a disk in a different project"))
  })

  test('under a name that is taken, and then its disk stays as it was', async () => {
    const disk = await newDisk()
    await take('taken', disk)
    await rack.settle()
    expect(await isNotTaken(disk, 'taken')).toEqual(alreadyExists('snapshot', 'taken'))
    expect(await diskState(disk)).toEqual({ state: 'detached' })
  })

  test('with too long a description or a name that is none', async () => {
    const disk = await newDisk()
    const body = { name: 'a', description: 'x'.repeat(513), disk }
    expect(await admin.isRefused('snapshotCreate', { query: inProject(), body })).toMatchObject({
      status: 400,
      code: 'InvalidValue',
    })
    expect(await isNotTaken(disk, 'No')).toMatchObject({ status: 400, code: undefined })
  })

  test('in a project that there is not', async () => {
    const body = { name: 'a', description: '', disk: 'b' }
    expect(await admin.isRefused('snapshotCreate', { query: { project: 'missing' }, body })).toEqual(
      notFound('project', { name: 'missing' }),
    )
  })
})

describe('deleting a snapshot', () => {
  test.each(['ready', 'faulted'] as const)('that is %s removes it and frees its name', async (state) => {
    const disk = await newDisk()
    const { id } = await take(`was-${state}`, disk)
    await rack.settle()
    await rack.edit('snapshot', id, (snapshot) => ({ ...snapshot, state }))
    const byName = { params: { snapshot: `was-${state}` }, query: inProject() }
    expect(await admin.does('snapshotDelete', byName)).toBeUndefined()
    expect(await admin.isRefused('snapshotView', { params: { snapshot: id } })).toEqual(notFound('snapshot', { id }))
    expect((await take(`was-${state}`, disk)).id).not.toBe(id)
  })

  test.each(['creating', 'destroyed'] as const)('that is %s is refused, and it stays', async (state) => {
    const { id } = await take(`is-${state}`, await newDisk())
    await rack.edit('snapshot', id, (snapshot) => ({ ...snapshot, state, dueAt: null }))
    expect(await admin.isRefused('snapshotDelete', { params: { snapshot: id } })).toEqual(
      invalidRequest(`snapshot cannot be deleted in state ${state}`),
    )
    expect(await stateOf(id)).toBe(state)
  })
})

test('listing shows the snapshots of the project, page by page', async () => {
  const query = { project: 'storefront', limit: storefrontSnapshots.length - 1 }
  const first = await admin.does('snapshotList', { query })
  const { items, nextPage } = await admin.does('snapshotList', { query: { pageToken: first.nextPage } })
  expect([...first.items, ...items].map(({ name }) => name)).toEqual(storefrontSnapshots.map(({ name }) => name))
  expect(nextPage).toBeNull()
})

test('a project that holds a snapshot is not deleted', async () => {
  const { id } = await rack.newProject()
  const disk = await admin.does('diskCreate', { query: { project: id }, body: blankDisk('short-lived') })
  await rack.settle()
  const body = { name: 'last-one', description: '', disk: disk.id }
  await admin.does('snapshotCreate', { query: { project: id }, body })
  await rack.settle()
  await admin.does('diskDelete', { params: { disk: disk.id } })
  expect(await admin.isRefused('projectDelete', { params: { project: id } })).toEqual(
    invalidRequest('project to be deleted contains a snapshot: last-one'),
  )
})
