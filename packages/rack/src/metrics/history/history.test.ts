import { describe, expect, test } from 'vitest'
import { countProvisioned, provisionedBy } from '../../resources/provisioning.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { blankDisk, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

function stepsOf(rack: RackUnderTest, parent: string) {
  return rack.store.read((tx) => listAll(tx, 'provisioningStep', { parent, order: 'name_ascending' }))
}

describe('the history of what is provisioned', () => {
  test('has one step for each ten seconds in which something changed, and each lasts until the next', async () => {
    const rack = await rackUnderTest()
    const { id: project } = await rack.newProject()
    const admin = rack.as('admin')
    for (let number = 0; number < 8; number++) {
      await admin.does('diskCreate', { query: { project }, body: blankDisk(`d-${number}`) })
      await rack.advance(4000)
    }
    const steps = await stepsOf(rack, project)
    expect(steps.map(({ storage }) => storage / 2 ** 30)).toEqual([1, 3, 6, 8])
    const starts = steps.map(({ at }) => at)
    expect(steps.map(({ until }) => until)).toEqual([...starts.slice(1), null])
    expect(starts.every((at) => at % 10_000 === 0)).toBe(true)
  })

  test('loses what was over ninety days ago, and keeps what something has had since', async () => {
    const rack = await rackUnderTest()
    const { id: project } = await rack.newProject()
    const admin = rack.as('admin')
    await admin.does('diskCreate', { query: { project }, body: blankDisk('a') })
    await rack.advance(HOUR)
    await admin.does('diskCreate', { query: { project }, body: blankDisk('b') })
    await rack.advance(90 * DAY - HOUR)
    expect(await stepsOf(rack, project)).toHaveLength(2)
    await rack.advance(HOUR)
    // One tick removes so many at most.
    for (let tick = 0; tick < 10; tick++) await rack.advance(20_000)
    expect(await stepsOf(rack, project)).toMatchObject([{ storage: 2 * 2 ** 30, until: null }])
    await rack.advance(300 * DAY)
    for (let tick = 0; tick < 10; tick++) await rack.advance(20_000)
    expect(await stepsOf(rack, project)).toHaveLength(1)
  })

  test('of a project that is deleted ends, and is removed in time', async () => {
    const rack = await rackUnderTest()
    const { id: project } = await rack.newProject()
    const admin = rack.as('admin')
    const query = { project }
    await admin.does('diskCreate', { query, body: blankDisk('a') })
    await rack.settle()
    await admin.does('diskDelete', { params: { disk: 'a' }, query })
    await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: { ...query, vpc: 'default' } })
    await admin.does('vpcDelete', { params: { vpc: 'default' }, query })
    await admin.does('projectDelete', { params: { project } })
    expect((await stepsOf(rack, project)).every(({ until }) => until !== null)).toBe(true)
    await rack.advance(91 * DAY)
    for (let tick = 0; tick < 10; tick++) await rack.advance(1000)
    expect(await stepsOf(rack, project)).toEqual([])
  })
})

describe('the history of the demo fleet', () => {
  test('ends at what everybody has', async () => {
    const rack = await rackUnderTest()
    const silos = await rack.store.read((tx) => listAll(tx, 'silo', {}))
    const projects = await rack.store.read((tx) => listAll(tx, 'project', {}))
    for (const { id } of [...projects, ...silos, { id: FLEET_ID }]) {
      const { cpus, memory, storage } = await rack.store.read((tx) => provisionedBy(tx, id))
      expect((await stepsOf(rack, id)).at(-1) ?? { cpus: 0, memory: 0, storage: 0 }).toMatchObject({
        cpus,
        memory,
        storage,
      })
    }
    for (const { id } of projects)
      expect(await rack.store.read((tx) => provisionedBy(tx, id))).toEqual(
        await rack.store.read((tx) => countProvisioned(tx, id)),
      )
  })

  test('never has less than nothing, nor more than a silo may', async () => {
    const rack = await rackUnderTest()
    for (const silo of await rack.store.read((tx) => listAll(tx, 'silo', {}))) {
      const quotas = await rack.store.read((tx) => tx.get('siloQuotas', silo.id))
      for (const { cpus, memory, storage } of await stepsOf(rack, silo.id)) {
        expect(Math.min(cpus, memory, storage)).toBeGreaterThanOrEqual(0)
        expect(cpus).toBeLessThanOrEqual(quotas?.cpus ?? 0)
        expect(memory).toBeLessThanOrEqual(quotas?.memory ?? 0)
        expect(storage).toBeLessThanOrEqual(quotas?.storage ?? 0)
      }
    }
  })

  test('has machines that ran through the last month, with pauses, and never two at a time', async () => {
    const rack = await rackUnderTest()
    const runs = await rack.store.read((tx) => listAll(tx, 'vmRun', {}))
    const lives = Map.groupBy(runs, ({ instanceId }) => instanceId)
    const month = rack.now.getTime() - 25 * DAY
    expect(
      [...lives.values()].filter((list) => list.some((run) => run.timeStarted.getTime() < month)).length,
    ).toBeGreaterThan(20)
    expect([...lives.values()].filter((list) => list.length > 1).length).toBeGreaterThan(20)
    for (const [id, list] of lives) {
      const instance = await rack.store.read((tx) => tx.get('instance', id))
      const sorted = list.toSorted((a, b) => a.timeStarted.getTime() - b.timeStarted.getTime())
      sorted.forEach(({ timeStarted, timeEnded }, index) => {
        expect(timeStarted.getTime()).toBeGreaterThanOrEqual(instance?.timeCreated.getTime() ?? Infinity)
        const next = sorted[index + 1]
        if (next) expect(timeEnded?.getTime()).toBeLessThan(next.timeStarted.getTime())
        else expect(timeEnded === null).toBe(instance?.sledId !== null)
      })
    }
  })
})

test('runs that ended ninety days ago are removed', async () => {
  const rack = await rackUnderTest()
  const admin = rack.as('admin')
  const { id: project } = await rack.newProject()
  const { id } = await admin.does('instanceCreate', { query: { project }, body: smallInstance('a', { start: true }) })
  await rack.settle()
  await rack.fail(id)
  await admin.does('instanceStop', { params: { instance: id } })
  const runs = () => rack.store.read((tx) => listAll(tx, 'vmRun', { parent: id }))
  expect(await runs()).toHaveLength(1)
  await rack.advance(89 * DAY)
  expect(await runs()).toHaveLength(1)
  await rack.advance(DAY)
  for (let tick = 0; tick < 10; tick++) await rack.advance(1000)
  expect(await runs()).toEqual([])
})
