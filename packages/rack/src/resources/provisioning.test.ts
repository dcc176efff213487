import type { VirtualResourceCounts } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { blankDisk, GiB, newDisk, smallInstance } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import type { RackUnderTest } from '../testing/rack-under-test.ts'
import { countProvisioned, provisionedBy } from './provisioning.ts'

const SIZE = 3 * GiB
/** What `smallInstance` takes while it has a VM. */
const VM = { cpus: 2, memory: 4 * GiB }

async function bench() {
  const rack = await rackUnderTest()
  const admin = rack.as('admin')
  const { id: project } = await rack.newProject()
  const query = { project }
  const inUse = () => rack.store.read((tx) => provisionedBy(tx, project))
  return { rack, admin, project, query, inUse }
}
type Bench = Awaited<ReturnType<typeof bench>>

const disk = (name: string) => blankDisk(name, { size: SIZE })
const NOTHING: VirtualResourceCounts = { cpus: 0, memory: 0, storage: 0 }

async function silo(rack: RackUnderTest) {
  return (await rack.as('newcomer').does('utilizationView', {})).provisioned
}

describe('what counts', () => {
  test('is the size of each disk, from its making to its deletion', async () => {
    const { rack, admin, query, inUse } = await bench()
    expect(await inUse()).toEqual(NOTHING)
    const { id } = await admin.does('diskCreate', { query, body: disk('a') })
    const source = { type: 'importing_blocks', blockSize: 512 } as const
    await admin.does('diskCreate', { query, body: { ...disk('b'), diskSource: source } })
    expect(await inUse()).toEqual({ ...NOTHING, storage: 2 * SIZE })
    await rack.settle()
    await admin.does('diskDelete', { params: { disk: id } })
    expect(await inUse()).toEqual({ ...NOTHING, storage: SIZE })
  })

  test('is the size of each snapshot, also of one that an import ends with', async () => {
    const { rack, admin, query, inUse } = await bench()
    const source = { type: 'importing_blocks', blockSize: 512 } as const
    const { id } = await admin.does('diskCreate', { query, body: { ...disk('a'), diskSource: source } })
    await rack.settle()
    await admin.does('diskFinalizeImport', { params: { disk: id }, body: { snapshotName: 'b' } })
    const { id: snapshot } = await admin.does('snapshotCreate', {
      query,
      body: { name: 'c', description: '', disk: id },
    })
    expect(await inUse()).toEqual({ ...NOTHING, storage: 3 * SIZE })
    await rack.settle()
    await admin.does('snapshotDelete', { params: { snapshot } })
    expect(await inUse()).toEqual({ ...NOTHING, storage: 2 * SIZE })
  })

  test('is not an image', async () => {
    const { rack, admin, query, inUse } = await bench()
    await admin.does('diskCreate', { query, body: disk('a') })
    await rack.settle()
    const snapshot = await admin.does('snapshotCreate', { query, body: { name: 'b', description: '', disk: 'a' } })
    await rack.settle()
    const before = await inUse()
    const source = { type: 'snapshot', id: snapshot.id } as const
    const body = { name: 'c', description: '', os: '', version: '', source }
    const { id: image } = await admin.does('imageCreate', { query, body })
    await admin.does('imagePromote', { params: { image } })
    await admin.does('imageDelete', { params: { image } })
    expect(await inUse()).toEqual(before)
  })

  test('is what an instance takes, from its start until it is stopped', async () => {
    const { rack, admin, query, inUse } = await bench()
    const body = smallInstance('a', { disks: [newDisk('b')] })
    const { id } = await admin.does('instanceCreate', { query, body })
    const params = { instance: id }
    await rack.settle()
    expect(await inUse()).toEqual({ ...NOTHING, storage: GiB })
    await admin.does('instanceStart', { params })
    expect(await inUse()).toEqual({ ...VM, storage: GiB })
    await admin.does('instanceStart', { params })
    await rack.settle()
    await admin.does('instanceReboot', { params })
    await rack.settle()
    await admin.does('instanceStop', { params })
    expect(await inUse()).toEqual({ ...VM, storage: GiB })
    await rack.settle()
    expect(await inUse()).toEqual({ ...NOTHING, storage: GiB })
    await admin.does('instanceUpdate', { params, body: { ncpus: 5, memory: 7 * GiB } })
    await admin.does('instanceStart', { params })
    expect(await inUse()).toEqual({ cpus: 5, memory: 7 * GiB, storage: GiB })
  })

  test('begins, for an instance that starts with its creation, when it starts', async () => {
    const { rack, admin, query, inUse } = await bench()
    await admin.does('instanceCreate', { query, body: smallInstance('a', { start: true }) })
    expect(await inUse()).toEqual(NOTHING)
    await rack.advance(1000)
    expect(await inUse()).toEqual({ ...NOTHING, ...VM })
  })

  test('is not what was refused', async () => {
    const { admin, query, inUse } = await bench()
    const disks = [newDisk('same'), newDisk('same')]
    await admin.isRefused('instanceCreate', { query, body: smallInstance('a', { disks }) })
    expect(await inUse()).toEqual(NOTHING)
  })

  test('in a project counts in its silo, and in no other', async () => {
    const { rack, admin, query } = await bench()
    const before = await silo(rack)
    const lab = () => rack.as({ silo: 'lab', user: 'viewer' }).does('utilizationView', {})
    const theirs = await lab()
    await admin.does('diskCreate', { query, body: disk('a') })
    expect(await silo(rack)).toEqual({ ...before, storage: before.storage + SIZE })
    expect(await lab()).toEqual(theirs)
  })

  test('is gone with its project', async () => {
    const { rack, admin, project, query } = await bench()
    const before = await silo(rack)
    await admin.does('diskCreate', { query, body: disk('a') })
    await rack.settle()
    await admin.does('diskDelete', { params: { disk: 'a' }, query })
    await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: { ...query, vpc: 'default' } })
    await admin.does('vpcDelete', { params: { vpc: 'default' }, query })
    await admin.does('projectDelete', { params: { project } })
    expect(await silo(rack)).toEqual(before)
    expect(await rack.store.read((tx) => tx.get('provisioning', project))).toBeUndefined()
  })
})

test('in the demo fleet, the running counts are what there is', async () => {
  const rack = await rackUnderTest()
  const siloId = await stableId('demo')
  const projects = await rack.store.read((tx) => tx.list('project', { parent: siloId, limit: 100 }))
  const sum = { ...NOTHING }
  for (const { id } of projects) {
    const afresh = await rack.store.read((tx) => countProvisioned(tx, id))
    expect(await rack.store.read((tx) => provisionedBy(tx, id))).toEqual(afresh)
    sum.cpus += afresh.cpus
    sum.memory += afresh.memory
    sum.storage += afresh.storage
  }
  const { provisioned, capacity } = await rack.as('viewer').does('utilizationView', {})
  expect(provisioned).toEqual(sum)
  expect(capacity).toEqual({ cpus: 800, memory: 2560 * GiB, storage: 20_480 * GiB })
})

/** Allows the silo so much on top of what it has. */
async function allow({ rack }: Bench, more: Partial<VirtualResourceCounts>): Promise<void> {
  const has = await silo(rack)
  const body = {
    cpus: has.cpus + (more.cpus ?? 1000),
    memory: has.memory + (more.memory ?? 1000 * GiB),
    storage: has.storage + (more.storage ?? 1000 * GiB),
  }
  await rack.as('operator').does('siloQuotasUpdate', { params: { silo: 'demo' }, body })
}

function beyond(what: 'vCPU' | 'Memory' | 'Storage') {
  const message = expect.stringContaining(`Insufficient capacity: ${what} Limit Exceeded: `)
  return { status: 507, code: 'InsufficientCapacity', message }
}

describe('beyond its quota a silo gets', () => {
  test('no disk, but one that just fits', async () => {
    const at = await bench()
    await allow(at, { storage: SIZE })
    const { admin, query, inUse } = at
    const larger = blankDisk('a', { size: SIZE + GiB })
    expect(await admin.isRefused('diskCreate', { query, body: larger })).toEqual(beyond('Storage'))
    expect(await inUse()).toEqual(NOTHING)
    expect((await admin.does('diskList', { query })).items).toEqual([])
    await admin.does('diskCreate', { query, body: disk('a') })
  })

  test('no instance with a disk that does not fit, not even by half', async () => {
    const at = await bench()
    await allow(at, { storage: GiB })
    const body = smallInstance('a', { disks: [newDisk('b'), newDisk('c')] })
    expect(await at.admin.isRefused('instanceCreate', { query: at.query, body })).toEqual(beyond('Storage'))
    expect((await at.admin.does('instanceList', { query: at.query })).items).toEqual([])
    expect(await at.inUse()).toEqual(NOTHING)
  })

  test('no snapshot, and then its disk stays as it was', async () => {
    const at = await bench()
    const { id } = await at.admin.does('diskCreate', { query: at.query, body: disk('a') })
    await at.rack.settle()
    await allow(at, { storage: SIZE - 1 })
    const body = { name: 'b', description: '', disk: id }
    expect(await at.admin.isRefused('snapshotCreate', { query: at.query, body })).toEqual(beyond('Storage'))
    expect(await at.admin.does('diskView', { params: { disk: id } })).toMatchObject({ state: { state: 'detached' } })
  })

  test.each([
    ['vCPU', { cpus: 1 }],
    ['Memory', { memory: 4 * GiB - 1 }],
  ] as const)('no start that takes more %s', async (what, more) => {
    const at = await bench()
    const { id } = await at.admin.does('instanceCreate', { query: at.query, body: smallInstance('a') })
    await at.rack.settle()
    await allow(at, more)
    const params = { instance: id }
    expect(await at.admin.isRefused('instanceStart', { params })).toEqual(beyond(what))
    expect((await at.admin.does('instanceView', { params })).runState).toBe('stopped')
    await allow(at, {})
    await at.admin.does('instanceStart', { params })
  })

  test('an instance that was to start with its creation, but stopped', async () => {
    const at = await bench()
    await allow(at, { cpus: 1 })
    const body = smallInstance('a', { start: true })
    const { id } = await at.admin.does('instanceCreate', { query: at.query, body })
    await at.rack.settle()
    expect((await at.admin.does('instanceView', { params: { instance: id } })).runState).toBe('stopped')
    expect(await at.inUse()).toEqual(NOTHING)
  })
})

test('under a quota that was lowered below what is in use, things stay, go, and stop', async () => {
  const at = await bench()
  const { id } = await at.admin.does('instanceCreate', { query: at.query, body: smallInstance('a', { start: true }) })
  await at.rack.settle()
  const body = { cpus: 0, memory: 0, storage: 0 }
  await at.rack.as('operator').does('siloQuotasUpdate', { params: { silo: 'demo' }, body })
  await at.admin.does('instanceReboot', { params: { instance: id } })
  await at.rack.settle()
  await at.admin.does('instanceStop', { params: { instance: id } })
  await at.rack.settle()
  expect((await at.admin.does('instanceView', { params: { instance: id } })).runState).toBe('stopped')
  expect(await at.admin.does('diskDelete', { params: { disk: 'scratch' }, query: { project: 'storefront' } })).toBe(
    undefined,
  )
})
