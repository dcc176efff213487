import { instanceStates } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { newDisk, smallInstance } from '../../testing/bodies.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { invalidRequest, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const { id: project } = await rack.newProject()
const query = { project }

async function instance(name: string) {
  const given = { bootDisk: newDisk(`${name}-boot`), disks: [newDisk(`${name}-data`)] }
  const made = await admin.does('instanceCreate', { query, body: smallInstance(name, given) })
  await rack.settle()
  return made
}

async function addressOf(id: string): Promise<string | undefined> {
  const { items } = await admin.does('instanceNetworkInterfaceList', { query: { instance: id } })
  return items[0]?.ip
}

describe('deleting an instance', () => {
  test('makes it vanish, and frees its name', async () => {
    const { id } = await instance('vanishes')
    expect(await admin.does('instanceDelete', { params: { instance: 'vanishes' }, query })).toBeUndefined()
    expect(await admin.isRefused('instanceView', { params: { instance: id } })).toEqual(notFound('instance', { id }))
    expect(await admin.isRefused('instanceDelete', { params: { instance: id } })).toEqual(notFound('instance', { id }))
    const again = await admin.does('instanceCreate', { query, body: smallInstance('vanishes') })
    expect(again.id).not.toBe(id)
  })

  test('keeps its disks, the one that it booted from too, and detaches them', async () => {
    const { id, bootDiskId } = await instance('leaves-disks')
    await rack.advance(1000)
    await admin.does('instanceDelete', { params: { instance: id } })
    for (const disk of ['leaves-disks-boot', 'leaves-disks-data']) {
      const kept = await admin.does('diskView', { params: { disk }, query })
      expect(kept.state).toEqual({ state: 'detached' })
      expect(kept.timeModified).toEqual(rack.now)
    }
    expect(bootDiskId).toBe((await admin.does('diskView', { params: { disk: 'leaves-disks-boot' }, query })).id)
    await admin.does('diskDelete', { params: { disk: 'leaves-disks-boot' }, query })
  })

  test('frees its address for the next one', async () => {
    const { id } = await instance('had-an-address')
    const address = await addressOf(id)
    const nics = await rack.count('networkInterface')
    await admin.does('instanceDelete', { params: { instance: id } })
    expect(await rack.count('networkInterface')).toBe(nics - 1)
    const next = await instance('gets-the-address')
    expect(await addressOf(next.id)).toBe(address)
  })

  test('that failed works', async () => {
    const { id } = await instance('failed')
    await rack.put(id, 'failed')
    expect(await admin.does('instanceDelete', { params: { instance: id } })).toBeUndefined()
  })

  test.each(instanceStates.filter((state) => state !== 'stopped' && state !== 'failed'))(
    'that is %s is refused, and leaves everything',
    async (state) => {
      const { id } = await instance(`is-${state}`)
      await rack.put(id, state)
      const before = await admin.does('instanceView', { params: { instance: id } })
      const message =
        state === 'creating'
          ? 'instance cannot be deleted in state "creating"'
          : 'cannot delete instance: instance is running or has not yet fully stopped'
      expect(await admin.isRefused('instanceDelete', { params: { instance: id } })).toEqual(invalidRequest(message))
      expect(await admin.does('instanceView', { params: { instance: id } })).toEqual(before)
      expect((await admin.does('instanceDiskList', { params: { instance: id } })).items).toHaveLength(2)
      expect(await addressOf(id)).toBeDefined()
    },
  )
})
