import { instanceStates } from '@plenum/api'
import type { InstanceState } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { blankDisk, newDisk, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, invalidRequest, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const { id: project } = await rack.newProject()
const query = { project }
let number = 0

/** An instance with so many disks, in some state. */
async function instanceIn(state: InstanceState, count = 0) {
  const name = `instance-${(number += 1)}`
  const names = Array.from({ length: count }, (_, index) => `${name}-${index}`)
  const disks = names.map((disk) => newDisk(disk))
  const { id } = await admin.does('instanceCreate', { query, body: smallInstance(name, { disks }) })
  await rack.settle()
  await rack.put(id, state)
  return { params: { instance: id }, id, names }
}

async function freeDisk(inProject = project): Promise<{ id: string; name: string }> {
  const name = `disk-${(number += 1)}`
  const disk = await admin.does('diskCreate', { query: { project: inProject }, body: blankDisk(name) })
  await rack.settle()
  return disk
}

const stateOf = async (disk: string) => (await admin.does('diskView', { params: { disk } })).state

describe('attaching a disk', () => {
  test.each(['name', 'id'] as const)('by its %s to a stopped instance works at once', async (by) => {
    const { id, params } = await instanceIn('stopped')
    const disk = await freeDisk()
    const attached = await admin.does('instanceDiskAttach', { params, body: { disk: disk[by] } })
    expect(attached).toMatchObject({ id: disk.id, state: { state: 'attached', instance: id }, timeModified: rack.now })
    expect((await admin.does('instanceDiskList', { params })).items).toEqual([attached])
    expect((await admin.does('instanceView', { params })).bootDiskId).toBeNull()
  })

  test('that is attached here already changes nothing, even while the instance runs', async () => {
    const { params, names } = await instanceIn('running', 1)
    const disk = names[0] ?? ''
    const before = await admin.does('diskView', { params: { disk }, query })
    await rack.advance(1000)
    expect(await admin.does('instanceDiskAttach', { params, body: { disk } })).toEqual(before)
  })

  test.each(instanceStates.filter((state) => state !== 'stopped'))(
    'to an instance that is %s is refused',
    async (state) => {
      const { params } = await instanceIn(state)
      const { id: disk } = await freeDisk()
      const reason =
        state === 'failed'
          ? 'cannot attach disk to instance in failed state'
          : 'cannot attach disk: instance is not fully stopped'
      expect(await admin.isRefused('instanceDiskAttach', { params, body: { disk } })).toEqual(invalidRequest(reason))
      expect(await stateOf(disk)).toEqual({ state: 'detached' })
    },
  )

  test.each(['import_ready', 'importing_from_bulk_writes', 'finalizing', 'maintenance', 'faulted'] as const)(
    'that is %s is refused',
    async (state) => {
      const { params } = await instanceIn('stopped')
      const { id: disk, name } = await freeDisk()
      await rack.edit('disk', disk, (document) => ({ ...document, state: { state } }))
      const expected = invalidRequest(`cannot attach disk "${name}": invalid state ${state}`)
      expect(await admin.isRefused('instanceDiskAttach', { params, body: { disk } })).toEqual(expected)
      expect(await stateOf(disk)).toEqual({ state })
    },
  )

  test('that will have to be filled is refused from the first moment', async () => {
    const { params } = await instanceIn('stopped')
    const body = blankDisk('to-fill', { diskSource: { type: 'importing_blocks', blockSize: 512 } })
    const { id: disk } = await admin.does('diskCreate', { query, body })
    const refused = await admin.isRefused('instanceDiskAttach', { params, body: { disk } })
    expect(refused).toEqual(invalidRequest('cannot attach disk "to-fill": invalid state import_ready'))
    await rack.settle()
    expect(await stateOf(disk)).toEqual({ state: 'import_ready' })
  })

  test('that another instance has is refused', async () => {
    const [{ params }, other] = [await instanceIn('stopped'), await instanceIn('stopped', 1)]
    const disk = other.names[0] ?? ''
    expect(await admin.isRefused('instanceDiskAttach', { params, body: { disk } })).toEqual(
      invalidRequest(`cannot attach disk "${disk}": disk is attached to another instance`),
    )
    expect((await admin.does('instanceDiskList', { params: other.params })).items).toHaveLength(1)
  })

  test('of another project is refused', async () => {
    const { params } = await instanceIn('stopped')
    const { id: disk } = await freeDisk((await rack.newProject()).id)
    expect(await admin.isRefused('instanceDiskAttach', { params, body: { disk } })).toEqual(
      invalidRequest('disk must be in the same project as the instance'),
    )
  })

  test('of another silo is not found', async () => {
    const { params } = await instanceIn('stopped')
    const researcher = rack.as({ silo: 'lab', user: 'researcher' })
    const { id } = await researcher.does('diskCreate', { query: { project: 'telescope' }, body: blankDisk('theirs') })
    expect(await admin.isRefused('instanceDiskAttach', { params, body: { disk: id } })).toEqual(
      notFound('disk', { id }),
    )
  })

  test('that there is not is not found', async () => {
    const { params } = await instanceIn('stopped')
    const missing = notFound('disk', { name: 'missing' })
    expect(await admin.isRefused('instanceDiskAttach', { params, body: { disk: 'missing' } })).toEqual(missing)
    expect(await admin.isRefused('instanceDiskDetach', { params, body: { disk: 'missing' } })).toEqual(missing)
  })

  test('as the ninth is refused, as the eighth it is not', async () => {
    const { params } = await instanceIn('stopped', 7)
    await admin.does('instanceDiskAttach', { params, body: { disk: (await freeDisk()).id } })
    const { id: disk } = await freeDisk()
    expect(await admin.isRefused('instanceDiskAttach', { params, body: { disk } })).toEqual(
      invalidRequest('cannot attach more than 8 disks to instance'),
    )
    expect(await stateOf(disk)).toEqual({ state: 'detached' })
  })

  test('takes the lowest free slot', async () => {
    const { params, names } = await instanceIn('stopped', 3)
    await admin.does('instanceDiskDetach', { params, body: { disk: names[1] ?? '' } })
    const { id } = await freeDisk()
    await admin.does('instanceDiskAttach', { params, body: { disk: id } })
    expect((await rack.store.read((tx) => tx.get('disk', id)))?.slot).toBe(1)
  })

  test('from two sides at once works for one of them', async () => {
    const [one, two] = [await instanceIn('stopped'), await instanceIn('stopped')]
    const { id: disk } = await freeDisk()
    const results = await Promise.all(
      [one, two].map(({ params }) => admin.call('instanceDiskAttach', { params, body: { disk } })),
    )
    expect(results.map(({ type }) => type).toSorted()).toEqual(['error', 'success'])
  })
})

describe('detaching a disk', () => {
  test.each(['stopped', 'failed', 'creating'] as const)('from an instance that is %s works at once', async (state) => {
    const { params, names } = await instanceIn(state, 2)
    const detached = await admin.does('instanceDiskDetach', { params, body: { disk: names[0] ?? '' } })
    expect(detached).toMatchObject({ state: { state: 'detached' }, timeModified: rack.now })
    const { items } = await admin.does('instanceDiskList', { params })
    expect(items.map(({ name }) => name)).toEqual([names[1]])
  })

  test('that is free already changes nothing', async () => {
    const { params } = await instanceIn('running')
    const { id: disk } = await freeDisk()
    const before = await admin.does('diskView', { params: { disk } })
    await rack.advance(1000)
    expect(await admin.does('instanceDiskDetach', { params, body: { disk } })).toEqual(before)
  })

  test.each(instanceStates.filter((state) => !['stopped', 'failed', 'creating'].includes(state)))(
    'from an instance that is %s is refused',
    async (state) => {
      const { params, names, id } = await instanceIn(state, 1)
      const disk = names[0] ?? ''
      expect(await admin.isRefused('instanceDiskDetach', { params, body: { disk } })).toEqual(
        invalidRequest('cannot detach disk: instance is not fully stopped'),
      )
      const kept = await admin.does('diskView', { params: { disk }, query })
      expect(kept.state).toEqual({ state: 'attached', instance: id })
    },
  )

  test('that another instance has is refused', async () => {
    const [{ params }, other] = [await instanceIn('stopped'), await instanceIn('stopped', 1)]
    const disk = other.names[0] ?? ''
    expect(await admin.isRefused('instanceDiskDetach', { params, body: { disk } })).toEqual(
      invalidRequest(`cannot detach disk "${disk}": disk is attached to another instance`),
    )
  })

  test('that the instance boots from is refused until it boots from another', async () => {
    const { params, names } = await instanceIn('stopped', 1)
    const disk = names[0] ?? ''
    const size = { ncpus: 2, memory: 4 * 2 ** 30 }
    await admin.does('instanceUpdate', { params, body: { ...size, bootDisk: disk } })
    const refused = await admin.isRefused('instanceDiskDetach', { params, body: { disk } })
    expect(refused).toEqual(conflict('boot disk cannot be detached'))
    await admin.does('instanceUpdate', { params, body: size })
    const detached = await admin.does('instanceDiskDetach', { params, body: { disk } })
    expect(detached.state).toEqual({ state: 'detached' })
  })
})

test('the disks of an instance are listed page after page', async () => {
  const { params, names } = await instanceIn('stopped', 3)
  const first = await admin.does('instanceDiskList', { params, query: { limit: 2 } })
  const second = await admin.does('instanceDiskList', { params, query: { pageToken: first.nextPage } })
  expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(names)
  expect(second.nextPage).toBeNull()
})
