import type { AddressLotCreate } from '@plenum/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { RACK_ID } from '../../fleet/platform.ts'
import { addLot } from '../../testing/port-settings.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'

describe('a new lot', () => {
  test('has its blocks, and is listed with the others', async () => {
    const blocks = [
      { firstAddress: '10.1.0.0', lastAddress: '10.1.0.9' },
      { firstAddress: 'fd00::1', lastAddress: 'fd00::1' },
    ]
    const body = { name: 'fresh', description: 'Just made', kind: 'pool', blocks } as const
    const made = await operator.does('networkingAddressLotCreate', { body })
    expect(made.lot).toMatchObject({ name: 'fresh', description: 'Just made', kind: 'pool', timeCreated: rack.now })
    expect(made.blocks).toMatchObject(blocks)
    const { items } = await operator.does('networkingAddressLotList', { query: { sortBy: 'name_descending' } })
    expect(items.map(({ name }) => name)).toEqual(['public', 'infrastructure', 'fresh'])
    const listed = await operator.does('networkingAddressLotBlockList', { params: { addressLot: made.lot.id } })
    expect(listed.items).toEqual(made.blocks.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    const page = { params: { addressLot: 'fresh' }, query: { limit: 1 } }
    expect((await operator.does('networkingAddressLotBlockList', page)).items).toEqual(listed.items.slice(0, 1))
  })

  test.each([
    ['10.2.0.0', 'fd00::2', 'Block bounds must be in same address family'],
    ['10.2.0.9', '10.2.0.8', 'Invalid range, first must be <= last'],
  ])('cannot go from %s to %s', async (firstAddress, lastAddress, message) => {
    const blocks = [{ firstAddress, lastAddress }]
    const body: AddressLotCreate = { name: 'wrong', description: '', kind: 'infra', blocks }
    expect(await operator.isRefused('networkingAddressLotCreate', { body })).toEqual(invalidRequest(message))
  })

  test('cannot have the name of another, nor too long a description', async () => {
    const body: AddressLotCreate = { name: 'public', description: '', kind: 'infra', blocks: [] }
    expect(await operator.isRefused('networkingAddressLotCreate', { body })).toEqual(
      alreadyExists('address-lot', 'public'),
    )
    const long = { ...body, name: 'long', description: 'x'.repeat(513) }
    expect(await operator.isRefused('networkingAddressLotCreate', { body: long })).toEqual(
      invalidValue('description', 'description may contain at most 512 characters'),
    )
  })
})

describe('a lot that goes', () => {
  test('takes its blocks with it', async () => {
    const blocks = await rack.count('addressLotBlock')
    const { lot } = await addLot(rack, 'going', '10.3.0.0', '10.3.0.9')
    expect(await operator.does('networkingAddressLotDelete', { params: { addressLot: 'going' } })).toBeUndefined()
    expect(await rack.count('addressLotBlock')).toBe(blocks)
    expect(await operator.isRefused('networkingAddressLotBlockList', { params: { addressLot: lot.id } })).toEqual(
      notFound('address-lot', { id: lot.id }),
    )
  })

  test.each([
    ['a loopback address and port settings', 'infrastructure'],
    ['an announcement', 'public'],
  ])('must have nothing taken from it, as by %s', async (_, addressLot) => {
    expect(await operator.isRefused('networkingAddressLotDelete', { params: { addressLot } })).toEqual(
      invalidRequest('lot is in use'),
    )
  })

  test('must be there', async () => {
    expect(await operator.isRefused('networkingAddressLotDelete', { params: { addressLot: 'missing' } })).toEqual(
      notFound('address-lot', { name: 'missing' }),
    )
  })
})

const paramsOf = (address: string, subnetMask = 32, switchLocation = 'switch0') => {
  return { rackId: RACK_ID, switchLocation, address, subnetMask }
}

describe('a loopback address', () => {
  const given = {
    addressLot: 'loopbacks',
    rackId: RACK_ID,
    switchLocation: 'switch0',
    address: '10.4.0.1',
    mask: 32,
    anycast: false,
  }
  let block = ''
  const create = (change: Partial<typeof given> = {}) =>
    operator.does('networkingLoopbackAddressCreate', { body: { ...given, ...change } })
  const isRefused = (change: Partial<typeof given>) =>
    operator.isRefused('networkingLoopbackAddressCreate', { body: { ...given, ...change } })

  beforeAll(async () => {
    block = (await addLot(rack, 'loopbacks', '10.4.0.0', '10.4.0.9')).blocks[0]?.id ?? ''
  })

  test('is taken from its lot, listed, and free again once it is gone', async () => {
    const made = await create()
    expect(made).toEqual({
      id: made.id,
      rackId: RACK_ID,
      switchLocation: 'switch0',
      address: '10.4.0.1/32',
      addressLotBlockId: block,
    })
    const { items } = await operator.does('networkingLoopbackAddressList', {})
    expect(items).toContainEqual(made)
    expect(await isRefused({ switchLocation: 'switch1' })).toEqual(invalidRequest('address unavailable'))
    await operator.does('networkingLoopbackAddressDelete', { params: paramsOf('10.4.0.1') })
    expect((await operator.does('networkingLoopbackAddressList', {})).items).not.toContainEqual(made)
    expect((await create()).id).not.toBe(made.id)
  })

  test('may be on both switches when it is anycast on both, once on each', async () => {
    const anycast = { address: '10.4.0.2', anycast: true }
    await create(anycast)
    expect(await isRefused({ ...anycast, switchLocation: 'switch1', anycast: false })).toEqual(
      invalidRequest('address unavailable'),
    )
    await create({ ...anycast, switchLocation: 'switch1' })
    expect(await isRefused(anycast)).toEqual(alreadyExists('loopback-address', '10.4.0.2/32'))
  })

  test.each([
    [{ switchLocation: 'switch2' }, invalidRequest('Switch location must be switch0 or switch1')],
    [{ rackId: MISSING }, notFound('rack', { id: MISSING })],
    [{ addressLot: 'missing' }, notFound('address-lot', { name: 'missing' })],
    [{ address: '10.4.0.3', mask: 33 }, invalidRequest('invalid address')],
    [{ address: '10.4.1.1' }, invalidRequest('address not in lot')],
  ])('cannot be with %j', async (change, refusal) => {
    expect(await isRefused(change)).toEqual(refusal)
  })

  test.each([paramsOf('10.4.0.7'), paramsOf('192.0.2.160', 31), paramsOf('192.0.2.160', 32, 'switch1')])(
    'is not found for %j',
    async (params) => {
      const id = `${RACK_ID}/${params.switchLocation}/${params.address}/${params.subnetMask}`
      expect(await operator.isRefused('networkingLoopbackAddressDelete', { params })).toEqual(
        notFound('loopback-address', { id }),
      )
    },
  )
})
