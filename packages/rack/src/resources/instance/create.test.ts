import type { InstanceCreate, Project } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { blankDisk, GiB, newDisk, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const collaborator = rack.as('collaborator')
let project: Project
const inProject = () => ({ project: project.id })
const create = (body: InstanceCreate) => collaborator.does('instanceCreate', { query: inProject(), body })

beforeAll(async () => {
  project = await rack.newProject()
})

describe('a new instance', () => {
  test('is as asked for, and nothing of what only the platform knows is shown', async () => {
    const userData = Buffer.from('#cloud-config').toString('base64')
    const body = smallInstance('plain', { description: 'A plain one', hostname: 'Plain.Example', userData })
    const instance = await create(body)
    expect(instance).toEqual({
      id: instance.id,
      name: 'plain',
      description: 'A plain one',
      timeCreated: rack.now,
      timeModified: rack.now,
      projectId: project.id,
      hostname: 'Plain.Example',
      ncpus: 2,
      memory: 4 * GiB,
      bootDiskId: null,
      runState: 'creating',
      timeRunStateUpdated: rack.now,
      autoRestartEnabled: true,
      autoRestartPolicy: null,
      autoRestartCooldownExpiration: null,
      timeLastAutoRestarted: null,
    })
    expect(await collaborator.does('instanceView', { params: { instance: 'plain' }, query: inProject() })).toEqual(
      instance,
    )
  })

  test('restarts by itself unless its policy says never', async () => {
    const never = await create(smallInstance('never', { autoRestartPolicy: 'never' }))
    expect(never).toMatchObject({ autoRestartPolicy: 'never', autoRestartEnabled: false })
    const best = await create(smallInstance('best-effort', { autoRestartPolicy: 'best_effort' }))
    expect(best).toMatchObject({ autoRestartPolicy: 'best_effort', autoRestartEnabled: true })
  })

  test('that restarted by itself waits an hour before it may again', async () => {
    const { id } = await create(smallInstance('restarted'))
    const timeLastAutoRestarted = new Date('2026-03-01T11:30:00Z')
    await rack.edit('instance', id, (instance) => ({ ...instance, timeLastAutoRestarted }))
    expect(await collaborator.does('instanceView', { params: { instance: id } })).toMatchObject({
      timeLastAutoRestarted,
      autoRestartCooldownExpiration: new Date('2026-03-01T12:30:00Z'),
    })
  })

  test('may be as large as 64 vCPUs, 1536 GiB, eight disks and user data of 32 KiB', async () => {
    const disks = Array.from({ length: 7 }, (_, number) => newDisk(`large-${number}`))
    const userData = Buffer.alloc(32 * 1024).toString('base64')
    const bootDisk = newDisk('large-boot')
    const body = smallInstance('large', { ncpus: 64, memory: 1536 * GiB, disks, bootDisk, userData })
    const { id } = await create(body)
    const { items } = await collaborator.does('instanceDiskList', { params: { instance: id } })
    expect(items).toHaveLength(8)
  })

  test('is in the list of its project', async () => {
    const other = await rack.newProject()
    const query = { project: other.id }
    await collaborator.does('instanceCreate', { query, body: smallInstance('only') })
    expect((await collaborator.does('instanceList', { query })).items.map(({ name }) => name)).toEqual(['only'])
  })
})

test('user data is kept for the machine, though no view shows it', async () => {
  const userData = Buffer.from('#cloud-config').toString('base64')
  const { id } = await create(smallInstance('with-user-data', { userData }))
  expect((await rack.store.read((tx) => tx.get('instance', id)))?.userData).toBe(userData)
})

describe('names', () => {
  test('are unique in a project', async () => {
    await create(smallInstance('taken'))
    const before = [await rack.count('instance'), await rack.count('networkInterface')]
    const refused = await collaborator.isRefused('instanceCreate', { query: inProject(), body: smallInstance('taken') })
    expect(refused).toEqual(alreadyExists('instance', 'taken'))
    expect([await rack.count('instance'), await rack.count('networkInterface')]).toEqual(before)
  })

  test('may be the same in two projects', async () => {
    const other = await rack.newProject()
    const body = smallInstance('everywhere')
    const there = await collaborator.does('instanceCreate', { query: { project: other.id }, body })
    expect((await create(body)).id).not.toBe(there.id)
  })

  test('host names need not be unique', async () => {
    await create(smallInstance('host-a', { hostname: 'same' }))
    expect((await create(smallInstance('host-b', { hostname: 'same' }))).hostname).toBe('same')
  })
})

const view = (disk: string) => collaborator.does('diskView', { params: { disk }, query: inProject() })

describe('disks', () => {
  test('are made with the instance and attached to it', async () => {
    const { id, bootDiskId } = await create(smallInstance('with-disk', { disks: [newDisk('made', { size: 2 * GiB })] }))
    expect(await view('made')).toMatchObject({ size: 2 * GiB, state: { state: 'attached', instance: id } })
    expect(bootDiskId).toBeNull()
  })

  test('that are there already are attached', async () => {
    await collaborator.does('diskCreate', { query: inProject(), body: blankDisk('there') })
    await rack.advance(800)
    const { id } = await create(smallInstance('with-attached', { disks: [{ type: 'attach', name: 'there' }] }))
    expect((await view('there')).state).toEqual({ state: 'attached', instance: id })
  })

  test('that are still being made are attached, and stay so', async () => {
    await collaborator.does('diskCreate', { query: inProject(), body: blankDisk('in-the-making') })
    const { id } = await create(smallInstance('in-a-hurry', { disks: [{ type: 'attach', name: 'in-the-making' }] }))
    await rack.settle()
    expect((await view('in-the-making')).state).toEqual({ state: 'attached', instance: id })
  })

  test.each([
    ['made', newDisk('boot-made')],
    ['there already', { type: 'attach', name: 'boot-there' } as const],
  ])('to boot from may be one that is %s', async (_, bootDisk) => {
    if (bootDisk.type === 'attach')
      await collaborator.does('diskCreate', { query: inProject(), body: blankDisk(bootDisk.name) })
    const disks = [newDisk(`beside-${bootDisk.name}`)]
    const instance = await create(smallInstance(`boots-${bootDisk.name}`, { bootDisk, disks }))
    expect(instance.bootDiskId).toBe((await view(bootDisk.name)).id)
    const seen = await collaborator.does('instanceDiskList', { params: { instance: instance.id } })
    expect(seen.items.map(({ name }) => name).toSorted()).toEqual([`beside-${bootDisk.name}`, bootDisk.name])
  })

  test('get the lowest slots, the boot disk first', async () => {
    const disks = [newDisk('slot-b'), newDisk('slot-a')]
    await create(smallInstance('slots', { bootDisk: newDisk('slot-z'), disks }))
    const stored = await rack.store.read((tx) => tx.list('disk', { parent: project.id, limit: 1000 }))
    const slots = stored.filter(({ name }) => name.startsWith('slot-')).map(({ name, slot }) => [name, slot])
    expect(Object.fromEntries(slots)).toEqual({ 'slot-z': 0, 'slot-b': 1, 'slot-a': 2 })
  })
})
