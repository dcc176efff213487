import { describe, expect, test } from 'vitest'
import { stableId } from '../../fleet/stable-id.ts'
import { smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, noCapacity, notFound, unparsable } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const admin = rack.as('admin')
const MISSING = '00000000-0000-4000-8000-000000000000'
const EXPUNGED = await stableId('sled/SLD-0012')
const DECOMMISSIONED = await stableId('sled/SLD-0013')
const OPEN = await stableId('sled/SLD-0001')

const setPolicy = (sledId: string, state: 'provisionable' | 'non_provisionable') =>
  operator.does('sledSetProvisionPolicy', { params: { sledId }, body: { state } })

describe('listing and viewing', () => {
  test('sleds in service are listed, by id', async () => {
    const { items } = await operator.does('sledList', {})
    const ids = items.map(({ id }) => id)
    expect(ids).toHaveLength(11)
    expect(ids).toEqual(ids.toSorted())
    expect(ids).not.toContain(EXPUNGED)
    expect(ids).not.toContain(DECOMMISSIONED)
  })

  test.each([
    [EXPUNGED, { policy: { kind: 'expunged' }, state: 'active' }],
    [DECOMMISSIONED, { policy: { kind: 'expunged' }, state: 'decommissioned' }],
    [OPEN, { policy: { kind: 'in_service', provisionPolicy: 'provisionable' }, state: 'active' }],
  ])('a sled is viewed in service or not: %s', async (sledId, expected) => {
    expect(await operator.does('sledView', { params: { sledId } })).toMatchObject(expected)
  })

  test('another is not found', async () => {
    const params = { sledId: MISSING }
    const missing = notFound('sled', { id: MISSING })
    expect(await operator.isRefused('sledView', { params })).toEqual(missing)
    expect(await operator.isRefused('sledInstanceList', { params })).toEqual(missing)
    expect(await operator.isRefused('sledSetProvisionPolicy', { params, body: { state: 'provisionable' } })).toEqual(
      missing,
    )
  })

  test('what is no id is not read', async () => {
    expect(await operator.isRefused('sledView', { params: { sledId: 'one' } })).toMatchObject({ status: 400 })
  })
})

describe('the instances on a sled', () => {
  test('are those that have their machine there, of all silos, page by page', async () => {
    const project = await rack.newProject()
    const query = { project: project.id }
    const made = await admin.does('instanceCreate', { query, body: smallInstance('here', { start: true }) })
    await rack.settle()
    const { sledId } = (await rack.store.read((tx) => tx.get('instance', made.id))) ?? {}
    const params = { sledId: sledId ?? '' }
    const { items } = await operator.does('sledInstanceList', { params, query: { limit: 1000 } })
    expect(items.find(({ id }) => id === made.id)).toEqual({
      id: made.id,
      timeCreated: made.timeCreated,
      timeModified: made.timeModified,
      activeSledId: sledId,
      migrationId: null,
      name: 'here',
      siloName: 'demo',
      projectName: project.name,
      state: 'running',
      ncpus: made.ncpus,
      memory: made.memory,
    })
    const first = await operator.does('sledInstanceList', { params, query: { limit: 1 } })
    expect(first.items).toEqual(items.slice(0, 1))
    await admin.does('instanceStop', { params: { instance: made.id } })
    await rack.settle()
    const after = await operator.does('sledInstanceList', { params, query: { limit: 1000 } })
    expect(after.items.map(({ id }) => id)).not.toContain(made.id)
  })
})

describe('the provision policy', () => {
  test('is changed, told with what it was, and may be set to what it is', async () => {
    const closed = 'non_provisionable' as const
    expect(await setPolicy(OPEN, closed)).toEqual({ oldState: 'provisionable', newState: closed })
    expect(await setPolicy(OPEN, closed)).toEqual({ oldState: closed, newState: closed })
    const { policy } = await operator.does('sledView', { params: { sledId: OPEN } })
    expect(policy).toEqual({ kind: 'in_service', provisionPolicy: closed })
    expect(await setPolicy(OPEN, 'provisionable')).toEqual({ oldState: closed, newState: 'provisionable' })
  })

  test.each([
    [EXPUNGED, 'active'],
    [DECOMMISSIONED, 'decommissioned'],
  ])('of a sled that is gone cannot be changed: %s', async (sledId, state) => {
    const body = { state: 'provisionable' } as const
    expect(await operator.isRefused('sledSetProvisionPolicy', { params: { sledId }, body })).toEqual(
      conflict(
        `sled id ${sledId} has current policy "expunged" and state "${state}" and the transition to provisionable is not permitted`,
      ),
    )
  })

  test('keeps new instances off, and leaves those that run', async () => {
    const { id: project } = await rack.newProject()
    const create = (name: string) =>
      admin.does('instanceCreate', { query: { project }, body: smallInstance(name, { start: false }) })
    const [running, waiting] = [await create('running'), await create('waiting')]
    await rack.settle()
    await admin.does('instanceStart', { params: { instance: running.id } })
    await rack.settle()
    const { items: sleds } = await operator.does('sledList', {})
    for (const { id } of sleds) await setPolicy(id, 'non_provisionable')
    expect(await admin.isRefused('instanceStart', { params: { instance: waiting.id } })).toEqual(
      noCapacity('Could not find any valid sled on which this instance can be placed'),
    )
    const stateOf = async (instance: string) => (await admin.does('instanceView', { params: { instance } })).runState
    expect(await stateOf(running.id)).toBe('running')
    await setPolicy(OPEN, 'provisionable')
    await admin.does('instanceStart', { params: { instance: waiting.id } })
    const { items } = await operator.does('sledInstanceList', { params: { sledId: OPEN }, query: { limit: 1000 } })
    expect(items.map(({ id }) => id)).toContain(waiting.id)
  })
})

describe('a sled that is not part of the rack yet', () => {
  test('is listed with its slot until it has been set up, and then is a sled with disks', async () => {
    const fresh = await rackUnderTest()
    const by = fresh.as('operator')
    const { items, nextPage } = await by.does('sledListUninitialized', {})
    expect(nextPage).toBeNull()
    expect(items).toMatchObject([{ baseboard: { serial: 'SLD-0014', part: 'compute-2' }, cubby: 13 }])
    const body = { serial: 'SLD-0014', part: 'compute-2' }
    const { id } = await by.does('sledAdd', { body })
    const params = { sledId: id }
    expect(await by.isRefused('sledView', { params })).toEqual(notFound('sled', { id }))
    await fresh.advance(59_000)
    expect((await by.does('sledListUninitialized', {})).items).toEqual(items)
    expect(await by.does('sledAdd', { body })).toEqual({ id })
    await fresh.advance(1000)
    expect(await by.does('sledView', { params })).toMatchObject({
      baseboard: items[0]?.baseboard,
      policy: { kind: 'in_service', provisionPolicy: 'provisionable' },
      timeCreated: fresh.now,
    })
    expect((await by.does('sledPhysicalDiskList', { params })).items).toHaveLength(10)
    expect((await by.does('sledListUninitialized', {})).items).toEqual([])
    expect(await by.isRefused('sledAdd', { body })).toEqual({
      status: 400,
      code: 'ObjectAlreadyExists',
      message: `already exists: sled "SLD-0014 (compute-2): ${id}"`,
    })
  })

  test.each([
    ['a serial', { serial: 'SLD-9999', part: 'compute-2' }],
    ['a part', { serial: 'SLD-0014', part: 'compute-1' }],
    ['a sled that was expunged', { serial: 'SLD-0012', part: 'compute-2' }],
  ])('is not found by %s that no such sled has', async (_, body) => {
    expect(await operator.isRefused('sledAdd', { body })).toEqual(
      notFound('sled', { id: `${body.serial} (${body.part})` }),
    )
  })

  test('has no second page', async () => {
    expect(await operator.isRefused('sledListUninitialized', { query: { pageToken: 'next' } })).toEqual(
      unparsable('unable to parse query string: page_token: failed to parse pagination token'),
    )
  })
})
