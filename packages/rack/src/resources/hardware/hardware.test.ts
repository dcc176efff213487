import { describe, expect, test } from 'vitest'
import { stableId } from '../../fleet/stable-id.ts'
import { RACK_ID } from '../../fleet/platform.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'

describe('racks', () => {
  test('there is one, and it is viewed by its id', async () => {
    const { items } = await operator.does('rackList', {})
    expect(items.map(({ id }) => id)).toEqual([RACK_ID])
    expect(await operator.does('rackView', { params: { rackId: RACK_ID } })).toEqual(items[0])
  })

  test('another is not found', async () => {
    expect(await operator.isRefused('rackView', { params: { rackId: MISSING } })).toEqual(
      notFound('rack', { id: MISSING }),
    )
  })
})

describe('switches', () => {
  test('there are two in the rack, page by page by id', async () => {
    const first = await operator.does('switchList', { query: { limit: 1 } })
    const second = await operator.does('switchList', { query: { limit: 1, pageToken: first.nextPage } })
    const both = [...first.items, ...second.items]
    expect(both.map(({ rackId }) => rackId)).toEqual([RACK_ID, RACK_ID])
    expect(new Set(both.map(({ baseboard }) => baseboard.serial))).toEqual(new Set(['SWT-0001', 'SWT-0002']))
    for (const found of both)
      expect(await operator.does('switchView', { params: { switchId: found.id } })).toEqual(found)
  })

  test('another is not found', async () => {
    expect(await operator.isRefused('switchView', { params: { switchId: MISSING } })).toEqual(
      notFound('switch', { id: MISSING }),
    )
  })
})

const disksInService = async () => (await operator.does('physicalDiskList', { query: { limit: 1000 } })).items

describe('physical disks', () => {
  test('those in service are listed, ten of each sled in service, each once over the pages', async () => {
    const items = await disksInService()
    const perSled = Map.groupBy(items, ({ sledId }) => sledId)
    const sleds = (await operator.does('sledList', {})).items
    expect(new Set(perSled.keys())).toEqual(new Set(sleds.map(({ id }) => id)))
    expect(new Set([...perSled.values()].map((disks) => disks.length))).toEqual(new Set([10]))
    const first = await operator.does('physicalDiskList', {})
    const { nextPage: pageToken } = first
    const second = await operator.does('physicalDiskList', { query: { pageToken } })
    expect([...first.items, ...second.items]).toEqual(items)
  })

  test('one is viewed by its id, in service or not', async () => {
    const [disk] = await disksInService()
    expect(await operator.does('physicalDiskView', { params: { diskId: disk?.id ?? '' } })).toEqual(disk)
    const expunged = await stableId('sled/SLD-0012/disk/u2/3')
    expect(await operator.does('physicalDiskView', { params: { diskId: expunged } })).toMatchObject({
      policy: { kind: 'expunged' },
      serial: 'SLD-0012-U23',
    })
    expect((await disksInService()).map(({ id }) => id)).not.toContain(expunged)
  })

  test('another is not found', async () => {
    expect(await operator.isRefused('physicalDiskView', { params: { diskId: MISSING } })).toEqual(
      notFound('physical-disk', { id: MISSING }),
    )
  })

  test('those of a sled are listed with it, also when it is expunged', async () => {
    const sledId = await stableId('sled/SLD-0012')
    const { items } = await operator.does('sledPhysicalDiskList', { params: { sledId } })
    expect(items).toHaveLength(10)
    expect(new Set(items.map((disk) => disk.sledId))).toEqual(new Set([sledId]))
    expect(items.filter(({ formFactor }) => formFactor === 'm2')).toHaveLength(2)
    expect(await operator.isRefused('sledPhysicalDiskList', { params: { sledId: MISSING } })).toEqual(
      notFound('sled', { id: MISSING }),
    )
  })
})
