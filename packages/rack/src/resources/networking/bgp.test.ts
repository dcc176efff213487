import { describe, expect, test } from 'vitest'
import { addBgpConfig, addLot, bgpPeer, portSettings } from '../../testing/port-settings.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'
const tooLong = 'x'.repeat(513)
const longDescription = invalidValue('description', 'description may contain at most 512 characters')

const putSet = (name: string, ...announcement: { addressLotBlock: string; network: string }[]) =>
  operator.does('networkingBgpAnnounceSetUpdate', { body: { name, description: '', announcement } })
const announced = (announceSet: string) => operator.does('networkingBgpAnnouncementList', { params: { announceSet } })

const setNames = async (limit: number) => {
  const sets = await operator.does('networkingBgpAnnounceSetList', { query: { limit } })
  return sets.map(({ name }) => name)
}

describe('an announce set', () => {
  test('is made, and replaced with all that it announces', async () => {
    const block = (await addLot(rack, 'announced', '10.7.0.0', '10.7.0.255')).blocks[0]?.id ?? ''
    const made = await putSet('set', { addressLotBlock: block, network: '10.7.0.0/25' })
    expect(made).toMatchObject({ name: 'set', timeCreated: rack.now })
    const first = { announceSetId: made.id, addressLotBlockId: block, network: '10.7.0.0/25' }
    expect(await announced('set')).toEqual([first])
    await rack.advance(1000)
    const body = { name: 'set', description: 'Anew', announcement: [] }
    const after = await operator.does('networkingBgpAnnounceSetUpdate', { body })
    expect(after).toEqual({ ...made, description: 'Anew', timeModified: rack.now })
    expect(await announced(made.id)).toEqual([])
    await putSet('set', { addressLotBlock: 'announced', network: '10.7.0.128/25' })
    expect(await announced('set')).toEqual([{ ...first, network: '10.7.0.128/25' }])
  })

  test.each([
    [{ addressLotBlock: 'public', network: '10.8.0.0/24' }, invalidRequest('address not in lot')],
    [{ addressLotBlock: 'public', network: '198.18.0.0/19' }, invalidRequest('address not in lot')],
    [{ addressLotBlock: 'missing', network: '10.8.0.0/24' }, notFound('address-lot', { name: 'missing' })],
    [{ addressLotBlock: MISSING, network: '10.8.0.0/24' }, notFound('address-lot-block', { id: MISSING })],
  ])('cannot announce %j', async (announcement, refusal) => {
    const body = { name: 'wrong', description: '', announcement: [announcement] }
    expect(await operator.isRefused('networkingBgpAnnounceSetUpdate', { body })).toEqual(refusal)
  })

  test('cannot announce a network that its block does not have', async () => {
    const [block] = (await operator.does('networkingAddressLotBlockList', { params: { addressLot: 'public' } })).items
    const announcement = [{ addressLotBlock: block?.id ?? '', network: '198.18.0.0/19' }]
    const body = { name: 'wrong', description: '', announcement }
    expect(await operator.isRefused('networkingBgpAnnounceSetUpdate', { body })).toEqual(
      invalidRequest('address not in lot'),
    )
  })

  test('cannot have too long a description', async () => {
    const body = { name: 'long', description: tooLong, announcement: [] }
    expect(await operator.isRefused('networkingBgpAnnounceSetUpdate', { body })).toEqual(longDescription)
  })

  test('is listed in order, as many as are asked for', async () => {
    await putSet('a-set')
    expect(await setNames(1)).toEqual(['a-set'])
    expect(await setNames(100)).toEqual((await setNames(100)).toSorted())
    expect(await setNames(100)).toContain('public')
  })

  test('goes once no configuration uses it', async () => {
    await addBgpConfig(rack, 'user', 64_601)
    const remove = { params: { announceSet: 'user' } }
    expect(await operator.isRefused('networkingBgpAnnounceSetDelete', remove)).toEqual(conflict('announce set in use'))
    await operator.does('networkingBgpConfigDelete', { query: { nameOrId: 'user' } })
    expect(await operator.does('networkingBgpAnnounceSetDelete', remove)).toBeUndefined()
    const missing = notFound('bgp-announce-set', { name: 'user' })
    expect(await operator.isRefused('networkingBgpAnnounceSetDelete', remove)).toEqual(missing)
    expect(await operator.isRefused('networkingBgpAnnouncementList', remove)).toEqual(missing)
  })
})

describe('a configuration', () => {
  const body = { name: 'made', description: '', asn: 64_700, bgpAnnounceSetId: 'public', vrf: 'outside' }

  test('is made, listed, and answered again when it is asked for again', async () => {
    const made = await operator.does('networkingBgpConfigCreate', { body })
    expect(made).toMatchObject({ name: 'made', asn: 64_700, vrf: 'outside', timeCreated: rack.now })
    expect(await operator.does('networkingBgpConfigCreate', { body })).toEqual(made)
    const { items } = await operator.does('networkingBgpConfigList', { query: { sortBy: 'name_descending' } })
    expect(items.map(({ name }) => name)).toEqual(['made', 'edge'])
    const first = await operator.does('networkingBgpConfigList', { query: { limit: 1 } })
    const { nextPage: pageToken } = first
    const second = await operator.does('networkingBgpConfigList', { query: { limit: 1, pageToken } })
    expect([...first.items, ...second.items].map(({ name }) => name)).toEqual(['edge', 'made'])
  })

  test.each([
    ['of the same system', { name: 'other' }, conflict('cannot have more than one configuration per ASN')],
    ['of that name, but not just so', { vrf: null }, conflict('cannot have more than one configuration per ASN')],
    ['of that name', { asn: 64_701 }, conflict('a field that must be unique conflicts with an existing record')],
    ['of no set', { bgpAnnounceSetId: 'missing' }, notFound('bgp-announce-set', { name: 'missing' })],
    ['with too long a description', { name: 'long', asn: 64_702, description: tooLong }, longDescription],
  ])('cannot be another %s', async (_, change, refusal) => {
    expect(await operator.isRefused('networkingBgpConfigCreate', { body: { ...body, ...change } })).toEqual(refusal)
  })

  test('goes once no peer uses it', async () => {
    expect(await operator.isRefused('networkingBgpConfigDelete', { query: { nameOrId: 'edge' } })).toEqual(
      conflict('BGP Config is in use and cannot be deleted'),
    )
    const { id } = await addBgpConfig(rack, 'going', 64_703)
    const ask = { query: { nameOrId: id } }
    expect(await operator.does('networkingBgpConfigDelete', ask)).toBeUndefined()
    expect(await operator.isRefused('networkingBgpConfigDelete', ask)).toEqual(notFound('bgp-config', { id }))
  })
})

describe('sessions with peers', () => {
  const established = { localAsn: 64_500, remoteAsn: 64_496, state: 'established' }

  test('are up where the peer is in the network of the port, since shortly after it was set up', async () => {
    const sessions = await operator.does('networkingBgpStatus', {})
    expect(sessions).toMatchObject([
      { switch: 'switch0', addr: '192.0.2.130', ...established },
      { switch: 'switch1', addr: '192.0.2.134', ...established },
      { switch: 'switch1', addr: '192.0.2.138', localAsn: 64_500, remoteAsn: 0, state: 'active' },
    ])
    await rack.advance(5000)
    const later = await operator.does('networkingBgpStatus', {})
    expect(later[0]?.stateDurationMillis).toBe((sessions[0]?.stateDurationMillis ?? 0) + 5000)
  })

  test('tell of what is announced, in IPv4, and learn routes', async () => {
    expect((await operator.does('networkingBgpExported', {})).exports).toEqual({
      '192.0.2.130': ['198.18.0.0/20'],
      '192.0.2.134': ['198.18.0.0/20'],
      '192.0.2.138': [],
    })
    const routes = await operator.does('networkingBgpImportedRoutesIpv4', { query: { asn: 64_500 } })
    const id = 0xc0_00_02_82
    expect(routes.filter(({ nexthop }) => nexthop === '192.0.2.130')).toEqual([
      { switch: 'switch0', nexthop: '192.0.2.130', id, prefix: '0.0.0.0/0' },
      { switch: 'switch0', nexthop: '192.0.2.130', id, prefix: '198.51.100.0/24' },
    ])
    expect(new Set(routes.map(({ nexthop }) => nexthop))).toEqual(new Set(['192.0.2.130', '192.0.2.134']))
    expect(await operator.does('networkingBgpImportedRoutesIpv4', { query: { asn: 1 } })).toEqual([])
  })

  test('keep what was said, and nothing of those who do not answer', async () => {
    const ask = { query: { asn: 64_500 } }
    const { switchHistories } = await operator.does('networkingBgpMessageHistory', ask)
    expect(switchHistories.map((history) => history.switch)).toEqual(['switch0', 'switch1'])
    expect(switchHistories[0]?.history).toMatchObject({
      '192.0.2.130': {
        received: [
          { message: { update: { nlri: ['0.0.0.0/0', '198.51.100.0/24'] } } },
          { message: { keep_alive: {} } },
          { message: { open: { asn: 64_496, hold_time: 6 } } },
        ],
        sent: [{ message: { update: { path_attributes: { next_hop: '192.0.2.129' } } } }, {}, {}],
      },
    })
    expect(switchHistories[1]?.history['192.0.2.138']).toEqual({ received: [], sent: [] })
    expect(await operator.does('networkingBgpMessageHistory', ask)).toEqual({ switchHistories })
    expect(await operator.does('networkingBgpMessageHistory', { query: { asn: 1 } })).toEqual({ switchHistories: [] })
  })

  test('begin anew when settings change, pass what the peer is allowed, and end with the settings', async () => {
    const nothing = { type: 'allow' as const, value: [] }
    const peer = bgpPeer('edge', '192.0.2.130', {
      remoteAsn: 64_499,
      delayOpen: 1,
      allowedExport: nothing,
      allowedImport: { type: 'allow', value: ['198.51.100.9/24'] },
    })
    const addresses = [{ addressLot: 'infrastructure', address: '192.0.2.129/30' }]
    const body = portSettings('uplink-0', {
      bgpPeers: [{ linkName: 'phy0', peers: [peer] }],
      addresses: [{ linkName: 'phy0', addresses }],
    })
    await operator.does('networkingSwitchPortSettingsCreate', { body })
    const session = async () => (await operator.does('networkingBgpStatus', {}))[0]
    expect(await session()).toMatchObject({ state: 'connect', stateDurationMillis: 0, remoteAsn: 0 })
    await rack.advance(3000)
    expect(await session()).toMatchObject({ state: 'established', stateDurationMillis: 0, remoteAsn: 64_499 })
    expect((await operator.does('networkingBgpExported', {})).exports['192.0.2.130']).toEqual([])
    const routes = await operator.does('networkingBgpImportedRoutesIpv4', { query: { asn: 64_500 } })
    expect(routes.filter((route) => route.switch === 'switch0').map(({ prefix }) => prefix)).toEqual([
      '198.51.100.0/24',
    ])
    await operator.does('networkingSwitchPortSettingsDelete', { query: { portSettings: 'uplink-0' } })
    expect((await session())?.switch).toBe('switch1')
  })
})
