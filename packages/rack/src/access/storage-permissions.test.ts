import { beforeAll } from 'vitest'
import { blankDisk, GiB } from '../testing/bodies.ts'
import type { Caller } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

/** One letter per role, in the order of `roles`: + may, f forbidden, h hidden. */
const matrix = {
  //                       silo  project fleet nobody elsewhere
  'start an import': '++f   ++f     h     h      h',
  'write to an import': '++f   ++f     h     h      h',
  'stop an import': '++f   ++f     h     h      h',
  'finalize an import': '++f   ++f     h     h      h',
  'read metrics of a disk': '+++   +++     h     h      h',
  'list snapshots': '+++   +++     h     h      h',
  'take a snapshot': '++f   ++f     h     h      h',
  'view a snapshot': '+++   +++     h     h      h',
  'delete a snapshot by id': '++f   ++f     h     h      h',
  'make a disk of a snapshot': '++f   ++f     h     h      h',
  'make a project image': '++f   ++f     h     h      h',
  'view a project image by id': '+++   +++     h     h      h',
  'delete a project image by id': '++f   ++f     h     h      h',
  'promote an image': '++f   fff     h     h      h',
  'make a silo image': '++f   fff     f     f      h',
  'delete a silo image': '++f   hhh     h     h      h',
  'demote an image': '++f   hhh     h     h      h',
  'view utilization': '+++   +++     +     +      +',
  'view quotas': '+++   +++     +     +      h',
  'change quotas': '+ff   fff     +     f      h',
} as const
type Deed = keyof typeof matrix

const rack = await rackUnderTest()
const admin = rack.as('admin')
const holders = new RoleHolders(rack)
let number = 0

beforeAll(() => holders.prepare())

/** A project with a free disk, one that is being imported, a snapshot and an image, and an image of the silo. */
async function scene() {
  const { id: project } = await rack.newProject()
  await holders.join(project)
  const query = { project }
  const disk = await admin.does('diskCreate', { query, body: blankDisk('free') })
  const diskSource = { type: 'importing_blocks', blockSize: 512 } as const
  const imported = await admin.does('diskCreate', { query, body: blankDisk('imported', { diskSource }) })
  await rack.settle()
  const snapshot = await admin.does('snapshotCreate', { query, body: { name: 'taken', description: '', disk: 'free' } })
  await rack.settle()
  const imageBody = (name: string) => {
    const source = { type: 'snapshot', id: snapshot.id } as const
    return { name, description: '', os: 'Minix', version: '3', source }
  }
  const own = await admin.does('imageCreate', { query, body: imageBody('own') })
  const shared = await admin.does('imageCreate', { body: imageBody(`shared-${(number += 1)}`) })
  await rack.edit('image', own.id, (image) => ({ ...image, name: `own-${number}` }))
  return { query, disk, imported, snapshot, own, shared, imageBody }
}
type Scene = Awaited<ReturnType<typeof scene>>

async function attempt(deed: Deed, by: Caller, at: Scene) {
  const { query, disk, imported, snapshot, own, shared, imageBody } = at
  const params = { disk: imported.id }
  const name = `made-${(number += 1)}`
  switch (deed) {
    case 'start an import':
      return by.call('diskBulkWriteImportStart', { params })
    case 'write to an import':
      await admin.does('diskBulkWriteImportStart', { params })
      return by.call('diskBulkWriteImport', { params, body: { offset: 0, base64EncodedData: '' } })
    case 'stop an import':
      await admin.does('diskBulkWriteImportStart', { params })
      return by.call('diskBulkWriteImportStop', { params })
    case 'finalize an import':
      return by.call('diskFinalizeImport', { params, body: {} })
    case 'read metrics of a disk': {
      const window = { startTime: rack.now, endTime: rack.now }
      return by.call('diskMetricsList', { params: { disk: disk.id, metric: 'flush' }, query: window })
    }
    case 'list snapshots':
      return by.call('snapshotList', { query })
    case 'take a snapshot':
      return by.call('snapshotCreate', { query, body: { name, description: '', disk: disk.name } })
    case 'view a snapshot':
      return by.call('snapshotView', { params: { snapshot: snapshot.name }, query })
    case 'delete a snapshot by id':
      return by.call('snapshotDelete', { params: { snapshot: snapshot.id } })
    case 'make a disk of a snapshot': {
      const diskSource = { type: 'snapshot', snapshotId: snapshot.id } as const
      return by.call('diskCreate', { query, body: blankDisk(name, { size: GiB, diskSource }) })
    }
    case 'make a project image':
      return by.call('imageCreate', { query, body: imageBody(name) })
    case 'view a project image by id':
      return by.call('imageView', { params: { image: own.id } })
    case 'delete a project image by id':
      return by.call('imageDelete', { params: { image: own.id } })
    case 'promote an image':
      return by.call('imagePromote', { params: { image: own.id } })
    case 'make a silo image':
      return by.call('imageCreate', { body: imageBody(name) })
    case 'delete a silo image':
      return by.call('imageDelete', { params: { image: shared.id } })
    case 'demote an image':
      return by.call('imageDemote', { params: { image: shared.id }, query })
    case 'view utilization':
      return by.call('utilizationView', {})
    case 'view quotas':
      return by.call('siloQuotasView', { params: { silo: 'demo' } })
    case 'change quotas':
      return by.call('siloQuotasUpdate', { params: { silo: 'demo' }, body: {} })
  }
}

testRoleMatrix(matrix, async (deed, holder) => attempt(deed, await holders.callerOf(holder), await scene()))
