import { beforeAll, describe, expect, test } from 'vitest'
import { RACK_ID } from '../../fleet/platform.ts'
import { addBgpConfig, bgpPeer, portAt, portSettings } from '../../testing/port-settings.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { conflict, invalidRequest, invalidValue, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'

const all = async () => (await operator.does('networkingSwitchPortList', { query: { limit: 1000 } })).items
const portOf = async (name: string, location = 'switch0') =>
  (await all()).find(({ portName, switchLocation }) => portName === name && switchLocation === location)
const apply = (port: string, settings: string, location?: string) =>
  operator.does('networkingSwitchPortApplySettings', { ...portAt(port, location), body: { portSettings: settings } })

const nowhere = { ...portAt('qsfp0'), query: { rackId: MISSING, switchLocation: 'switch0' } }
const noPort = [
  ['a port that no switch has', portAt('qsfp32')],
  ['a switch that is not there', portAt('qsfp0', 'switch2')],
  ['another rack', nowhere],
] as const

beforeAll(async () => {
  await operator.does('networkingSwitchPortSettingsCreate', { body: portSettings('plain') })
})

const named = async (switchPortId: string) =>
  (await operator.does('networkingSwitchPortList', { query: { switchPortId } })).items

describe('listing', () => {
  test('shows 32 ports of each switch, page by page by id', async () => {
    const ports = await all()
    const names = Array.from({ length: 32 }, (_, number) => `qsfp${number}`)
    for (const location of ['switch0', 'switch1'])
      expect(
        ports
          .filter(({ switchLocation }) => switchLocation === location)
          .map(({ portName }) => portName)
          .toSorted(),
      ).toEqual(names.toSorted())
    const first = await operator.does('networkingSwitchPortList', { query: { limit: 40 } })
    const { nextPage: pageToken } = first
    const second = await operator.does('networkingSwitchPortList', { query: { limit: 40, pageToken } })
    expect([...first.items, ...second.items]).toEqual(ports)
  })

  test('shows only the one that is asked for', async () => {
    const port = await portOf('qsfp5', 'switch1')
    expect(await named(port?.id ?? '')).toEqual([port])
    expect(await named(MISSING)).toEqual([])
  })
})

describe('settings', () => {
  test('are applied in place of others, and cleared', async () => {
    const { id } = await operator.does('networkingSwitchPortSettingsView', { params: { port: 'plain' } })
    expect(await apply('qsfp4', 'plain')).toBeUndefined()
    expect(await portOf('qsfp4')).toMatchObject({ rackId: RACK_ID, portSettingsId: id })
    const other = await operator.does('networkingSwitchPortSettingsCreate', { body: portSettings('other') })
    await apply('qsfp4', other.id)
    expect((await portOf('qsfp4'))?.portSettingsId).toBe(other.id)
    expect(await operator.does('networkingSwitchPortClearSettings', portAt('qsfp4'))).toBeUndefined()
    expect((await portOf('qsfp4'))?.portSettingsId).toBeNull()
  })

  test('must be there', async () => {
    const body = { portSettings: 'missing' }
    expect(await operator.isRefused('networkingSwitchPortApplySettings', { ...portAt('qsfp4'), body })).toEqual(
      notFound('switch-port-settings', { name: 'missing' }),
    )
  })

  test.each(noPort)('cannot be applied to or cleared from %s', async (_, at) => {
    const missing = notFound('switch-port', { name: at.params.port })
    const body = { portSettings: 'plain' }
    expect(await operator.isRefused('networkingSwitchPortApplySettings', { ...at, body })).toEqual(missing)
    expect(await operator.isRefused('networkingSwitchPortClearSettings', at)).toEqual(missing)
  })

  test('of another autonomous system are for another switch', async () => {
    const fresh = await rackUnderTest()
    const by = fresh.as('operator')
    await addBgpConfig(fresh, 'own', 64_510)
    const bgpPeers = [{ linkName: 'phy0', peers: [bgpPeer('own', '10.0.0.1')] }]
    await by.does('networkingSwitchPortSettingsCreate', { body: portSettings('own', { bgpPeers }) })
    const ask = { ...portAt('qsfp3'), body: { portSettings: 'own' } }
    expect(await by.isRefused('networkingSwitchPortApplySettings', ask)).toEqual(
      conflict('a different asn is already configured on this switch'),
    )
    await by.does('networkingSwitchPortClearSettings', portAt('qsfp0'))
    expect(await by.does('networkingSwitchPortApplySettings', ask)).toBeUndefined()
  })
})

const statusOf = (port: string, location?: string) =>
  operator.does('networkingSwitchPortStatus', portAt(port, location))

describe('the state of a link', () => {
  test('is up where a cable and settings are, and the same at each look', async () => {
    const state = await statusOf('qsfp0')
    expect(state).toMatchObject({ link: { linkState: 'up', speed: 'speed100_g' }, monitors: { temperature: 31 } })
    expect(await statusOf('qsfp0')).toEqual(state)
  })

  test('is down without settings, or without a cable', async () => {
    expect(await statusOf('qsfp2')).toMatchObject({ link: { linkState: 'down', enabled: false }, monitors: {} })
    await apply('qsfp20', 'plain')
    const state = await statusOf('qsfp20')
    expect(state).toMatchObject({ link: { linkState: 'down', enabled: true } })
    expect(state).not.toHaveProperty('monitors')
  })

  test.each([
    ['qsfp0', 'switch2', 'invalid switch name: switch2'],
    ['qsfp32', 'switch0', 'invalid port name: qsfp32'],
    ['phy0', 'switch0', 'invalid port name: phy0'],
  ])('is refused for %s of %s', async (port, location, message) => {
    expect(await operator.isRefused('networkingSwitchPortStatus', portAt(port, location))).toEqual(
      invalidRequest(message),
    )
  })

  test('is not found in another rack', async () => {
    expect(await operator.isRefused('networkingSwitchPortStatus', nowhere)).toEqual(
      notFound('switch-port', { name: 'qsfp0' }),
    )
  })
})

const announcedAt = (port: string) => operator.does('networkingSwitchPortLldpConfigView', portAt(port))

describe('what a port announces', () => {
  test('is viewed and replaced by its id', async () => {
    const before = await announcedAt('qsfp0')
    expect(before).toMatchObject({ enabled: true, linkName: 'uplink-0' })
    const body = { id: before.id, enabled: false, systemName: 'rack', managementIp: '192.0.2.129' }
    expect(await operator.does('networkingSwitchPortLldpConfigUpdate', { ...portAt('qsfp0'), body })).toBeUndefined()
    expect(await announcedAt('qsfp0')).toEqual(body)
    const wrong = { ...body, id: MISSING }
    expect(
      await operator.isRefused('networkingSwitchPortLldpConfigUpdate', { ...portAt('qsfp0'), body: wrong }),
    ).toEqual(invalidRequest(`id (${before.id}) doesn't match provided config (${MISSING})`))
    await operator.does('networkingSwitchPortLldpConfigUpdate', { ...portAt('qsfp0'), body: before })
  })

  test('needs settings', async () => {
    const refusal = invalidValue('port', 'qsfp6 has no settings that could say what it announces')
    expect(await operator.isRefused('networkingSwitchPortLldpConfigView', portAt('qsfp6'))).toEqual(refusal)
    const body = { id: MISSING, enabled: true }
    expect(await operator.isRefused('networkingSwitchPortLldpConfigUpdate', { ...portAt('qsfp6'), body })).toEqual(
      refusal,
    )
  })

  test.each(noPort)('needs a port, not %s', async (_, at) => {
    const missing = notFound('switch-port', { name: at.params.port })
    const body = { id: MISSING, enabled: true }
    expect(await operator.isRefused('networkingSwitchPortLldpConfigView', at)).toEqual(missing)
    expect(await operator.isRefused('networkingSwitchPortLldpConfigUpdate', { ...at, body })).toEqual(missing)
  })
})

const neighborsAt = (port: string, switchLocation = 'switch0', rackId = RACK_ID) => ({
  params: { port, switchLocation, rackId },
})

describe('the neighbours of a port', () => {
  const heard = async (port: string) =>
    (await operator.does('networkingSwitchPortLldpNeighbors', neighborsAt(port))).items

  test('are heard where the link is up, and heard again as time goes by', async () => {
    const [before] = await heard('qsfp0')
    expect(before).toMatchObject({ localPort: 'qsfp0', linkName: 'Ethernet1/1', systemName: 'edge-1.example.net' })
    await rack.advance(30_000)
    const [after] = await heard('qsfp0')
    expect(after).toMatchObject({ firstSeen: before?.firstSeen })
    expect(Date.parse(after?.lastSeen ?? '')).toBe(Date.parse(before?.lastSeen ?? '') + 30_000)
  })

  test('are not heard where the link is down, or nothing is announced', async () => {
    expect(await heard('qsfp1')).toEqual([])
    const silent = portSettings('silent')
    const links = silent.links.map((link) => ({ ...link, lldp: { enabled: false } }))
    await operator.does('networkingSwitchPortSettingsCreate', { body: { ...silent, links } })
    await apply('qsfp1', 'silent')
    expect(await heard('qsfp1')).toEqual([])
  })

  test.each([neighborsAt('qsfp32'), neighborsAt('qsfp0', 'switch2'), neighborsAt('qsfp0', 'switch0', MISSING)])(
    'need a port, not %j',
    async (ask) => {
      expect(await operator.isRefused('networkingSwitchPortLldpNeighbors', ask)).toEqual(
        notFound('switch-port', { name: ask.params.port }),
      )
    },
  )
})
