import { expect, test } from 'vitest'
import { blankDisk, smallInstance } from '../testing/bodies.ts'
import { countingStore } from '../testing/counting-store.ts'
import { createMemoryStore } from '../store/memory.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

const FEW = 6
const MANY = 60
const limit = 5

const store = countingStore(createMemoryStore())
const rack = await rackUnderTest({ store })
const admin = rack.as('admin')
const { id: project, name } = await rack.newProject()
const query = { project }
const quotas = { cpus: 1000, memory: 2 ** 50, storage: 2 ** 50 }
await rack.as('operator').does('siloQuotasUpdate', { params: { silo: 'demo' }, body: quotas })

let made = 0
const next = () => `n-${String((made += 1)).padStart(4, '0')}`

async function fill(count: number): Promise<void> {
  while ((await admin.does('instanceList', { query: { ...query, limit: 1000 } })).items.length < count) {
    const body = smallInstance(next(), { ncpus: 1, memory: 2 ** 30, start: true, networkInterfaces: { type: 'none' } })
    await admin.does('instanceCreate', { query, body })
    await admin.does('diskCreate', { query, body: blankDisk(next()) })
    await admin.does('floatingIpCreate', { query, body: { name: next(), description: '' } })
    await admin.does('projectCreate', { body: { name: next(), description: '' } })
  }
  await rack.settle()
  // The session of whoever asks first is refreshed.
  await admin.does('currentUserView', {})
}

async function readBy(work: () => Promise<unknown>): Promise<number> {
  const before = store.documentsRead
  await work()
  return store.documentsRead - before
}

await fill(1)
const [instance = { id: '', name: '' }] = (await admin.does('instanceList', { query })).items
const [disk = { name: '' }] = (await admin.does('diskList', { query })).items

function timeseries(filter: string) {
  const body = { query: `get virtual_machine:reset | filter timestamp > @now() - 1h && ${filter}` }
  return () => admin.does('timeseriesQuery', { query, body })
}

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  'a list of instances': () => admin.does('instanceList', { query: { ...query, limit } }),
  'a list of instances by id': () => admin.does('instanceList', { query: { ...query, limit, sortBy: 'id_ascending' } }),
  'a list of disks': () => admin.does('diskList', { query: { ...query, limit } }),
  'a list of projects': () => admin.does('projectList', { query: { limit } }),
  'a view of an instance': () => admin.does('instanceView', { params: { instance: instance.name }, query }),
  'a view of an instance by id': () => admin.does('instanceView', { params: { instance: instance.id }, query: {} }),
  'a view of a disk': () => admin.does('diskView', { params: { disk: disk.name }, query }),
  'a view of a project': () => admin.does('projectView', { params: { project } }),
  'an update of a project': () =>
    admin.does('projectUpdate', { params: { project }, body: { name, description: next() } }),
  'a new disk': () => admin.does('diskCreate', { query, body: blankDisk(next()) }),
  'a new floating IP': () => admin.does('floatingIpCreate', { query, body: { name: next(), description: '' } }),
  'a new project': () => admin.does('projectCreate', { body: { name: next(), description: '' } }),
  'what an instance measures': timeseries(`instance_id == "${instance.id}"`),
  'what is due, when nothing is': () => rack.rack.tick(),
}

test('what is read of the store goes by what is asked for, not by what there is', async () => {
  await fill(FEW)
  const few: Record<string, number> = {}
  for (const [what, call] of Object.entries(calls)) few[what] = await readBy(call)
  await fill(MANY)
  const many: Record<string, number> = {}
  for (const [what, call] of Object.entries(calls)) many[what] = await readBy(call)
  expect(many).toEqual(few)
})

test('what a project measures is read without what others do', async () => {
  const { id: other } = await rack.newProject()
  const body = { query: 'get virtual_machine:reset | filter timestamp > @now() - 1h' }
  expect(await readBy(() => admin.does('timeseriesQuery', { query: { project: other }, body }))).toBeLessThan(MANY)
})
