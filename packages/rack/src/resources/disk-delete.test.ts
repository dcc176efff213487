import type { DiskCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { blankDisk } from '../testing/bodies.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { invalidRequest, notFound, unparsable } from '../testing/refusals.ts'
import { SparseContents } from '../testing/sparse-contents.ts'

const contents = new SparseContents()
const rack = await rackUnderTest({ contents })
const admin = rack.as('admin')
const project = await rack.newProject()
const inProject = () => ({ project: project.id })
const create = (body: DiskCreate) => admin.does('diskCreate', { query: inProject(), body })

describe('deleting a disk', () => {
  test('that is free removes it and frees its name', async () => {
    const { id } = await create(blankDisk('short-lived'))
    await rack.advance(800)
    expect(await admin.does('diskDelete', { params: { disk: 'short-lived' }, query: inProject() })).toBeUndefined()
    expect(await admin.isRefused('diskView', { params: { disk: id } })).toEqual(notFound('disk', { id }))
    expect(await admin.isRefused('diskDelete', { params: { disk: id } })).toEqual(notFound('disk', { id }))
    expect((await create(blankDisk('short-lived'))).id).not.toBe(id)
  })

  test('lets go of what was written to it', async () => {
    const { id } = await create(blankDisk('written'))
    await rack.settle()
    await contents.write(id, 0, new Uint8Array(512))
    await admin.does('diskDelete', { params: { disk: id } })
    expect(contents.bytesOf(id)).toBeUndefined()
  })

  test('that is refused lets go of nothing', async () => {
    const { id } = await create(blankDisk('written-and-kept'))
    await contents.write(id, 0, new Uint8Array(512))
    expect((await admin.isRefused('diskDelete', { params: { disk: id } })).status).toBe(400)
    expect(contents.bytesOf(id)).toHaveLength(512)
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

describe('the metrics of a disk', () => {
  const window = { startTime: new Date('2026-03-01T00:00:00Z'), endTime: new Date('2026-03-02T00:00:00Z') }
  const params = { disk: 'scratch', metric: 'read_bytes' } as const
  const query = { project: 'storefront', ...window }

  test('are an empty page', async () => {
    expect(await admin.does('diskMetricsList', { params, query })).toEqual({ items: [], nextPage: null })
    const backwards = { ...query, startTime: window.endTime, endTime: window.startTime, order: 'descending' } as const
    expect((await admin.does('diskMetricsList', { params, query: backwards })).items).toEqual([])
  })

  test('need a disk that there is, and both ends', async () => {
    const missing = { params: { ...params, disk: 'missing' }, query }
    expect(await admin.isRefused('diskMetricsList', missing)).toEqual(notFound('disk', { name: 'missing' }))
    const endless = { params, query: { project: 'storefront', startTime: window.startTime } }
    expect(await admin.isRefused('diskMetricsList', endless)).toEqual(
      unparsable('unable to parse query string: missing field `end_time`'),
    )
  })
})
