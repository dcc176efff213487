import { RACK_ID } from '../fleet/platform.ts'
import type { Caller } from '../testing/caller.ts'
import { testFleetMatrix } from '../testing/fleet-matrix.ts'
import { addBgpConfig, addLot, portAt, portSettings } from '../testing/port-settings.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'

/** One letter per role: fleet admin, collaborator and viewer, silo admin, nobody. */
const matrix = {
  networkingSwitchPortList: '+++ ff',
  networkingSwitchPortStatus: '+++ hh',
  networkingSwitchPortApplySettings: '+ff hh',
  networkingSwitchPortClearSettings: '+ff hh',
  networkingSwitchPortLldpConfigView: '+++ hh',
  networkingSwitchPortLldpConfigUpdate: '+ff hh',
  networkingSwitchPortLldpNeighbors: '+++ hh',
  networkingSwitchPortSettingsList: '+++ ff',
  networkingSwitchPortSettingsCreate: '+ff ff',
  networkingSwitchPortSettingsView: '+++ hh',
  networkingSwitchPortSettingsDelete: '+ff ff',
  networkingAddressLotList: '+++ ff',
  networkingAddressLotCreate: '+ff ff',
  networkingAddressLotDelete: '+ff hh',
  networkingAddressLotBlockList: '+++ hh',
  networkingLoopbackAddressList: '+++ ff',
  networkingLoopbackAddressCreate: '+ff ff',
  networkingLoopbackAddressDelete: '+ff hh',
  networkingBgpConfigList: '+++ ff',
  networkingBgpConfigCreate: '+ff ff',
  networkingBgpConfigDelete: '+ff hh',
  networkingBgpAnnounceSetList: '+++ ff',
  networkingBgpAnnounceSetUpdate: '+ff ff',
  networkingBgpAnnounceSetDelete: '+ff hh',
  networkingBgpAnnouncementList: '+++ hh',
  networkingBgpStatus: '+++ ff',
  networkingBgpExported: '+++ ff',
  networkingBgpImportedRoutesIpv4: '+++ ff',
  networkingBgpMessageHistory: '+++ ff',
  networkingBfdStatus: '+++ ff',
  networkingBfdEnable: '+ff ff',
  networkingBfdDisable: '+ff ff',
  networkingAllowListView: '+++ ff',
  networkingAllowListUpdate: '+ff ff',
  networkingInboundIcmpView: '+++ ff',
  networkingInboundIcmpUpdate: '+ff ff',
} as const

const rack = await rackUnderTest()
const operator = rack.as('operator')
let number = 0

const free = portAt('qsfp9')
const inUse = portAt('qsfp0')
const loopback = { rackId: RACK_ID, switchLocation: 'switch0' }
const session = { detectionThreshold: 3, requiredRx: 1, mode: 'single_hop' } as const

async function attempt(deed: keyof typeof matrix, by: Caller) {
  number += 1
  const name = `made-${number}`
  const address = `10.9.${number}.1`
  switch (deed) {
    case 'networkingSwitchPortList':
    case 'networkingSwitchPortSettingsList':
    case 'networkingAddressLotList':
    case 'networkingLoopbackAddressList':
    case 'networkingBgpConfigList':
    case 'networkingBgpAnnounceSetList':
    case 'networkingBgpStatus':
    case 'networkingBgpExported':
    case 'networkingBfdStatus':
    case 'networkingAllowListView':
    case 'networkingInboundIcmpView':
      return by.call(deed, {})
    case 'networkingBgpImportedRoutesIpv4':
    case 'networkingBgpMessageHistory':
      return by.call(deed, { query: { asn: 64_500 } })
    case 'networkingSwitchPortStatus':
    case 'networkingSwitchPortLldpConfigView':
      return by.call(deed, inUse)
    case 'networkingSwitchPortClearSettings':
      return by.call(deed, free)
    case 'networkingSwitchPortApplySettings':
      return by.call(deed, { ...inUse, body: { portSettings: 'uplink-0' } })
    case 'networkingSwitchPortLldpConfigUpdate':
      return by.call(deed, { ...inUse, body: await operator.does('networkingSwitchPortLldpConfigView', inUse) })
    case 'networkingSwitchPortLldpNeighbors':
      return by.call(deed, { params: { ...inUse.params, ...inUse.query } })
    case 'networkingSwitchPortSettingsCreate':
      return by.call(deed, { body: portSettings(name) })
    case 'networkingSwitchPortSettingsView':
      return by.call(deed, { params: { port: 'uplink-0' } })
    case 'networkingSwitchPortSettingsDelete':
      await operator.does('networkingSwitchPortSettingsCreate', { body: portSettings(name) })
      return by.call(deed, { query: { portSettings: name } })
    case 'networkingAddressLotCreate':
      return by.call(deed, { body: { name, description: '', kind: 'infra', blocks: [] } })
    case 'networkingAddressLotDelete':
      await addLot(rack, name, address, address)
      return by.call(deed, { params: { addressLot: name } })
    case 'networkingAddressLotBlockList':
      return by.call(deed, { params: { addressLot: 'public' } })
    case 'networkingLoopbackAddressCreate':
    case 'networkingLoopbackAddressDelete': {
      await addLot(rack, name, address, address)
      const body = { ...loopback, addressLot: name, address, mask: 32, anycast: false }
      if (deed === 'networkingLoopbackAddressCreate') return by.call(deed, { body })
      await operator.does('networkingLoopbackAddressCreate', { body })
      return by.call(deed, { params: { ...loopback, address, subnetMask: 32 } })
    }
    case 'networkingBgpConfigCreate':
      return by.call(deed, { body: { name, description: '', asn: 65_000 + number, bgpAnnounceSetId: 'public' } })
    case 'networkingBgpConfigDelete':
      await addBgpConfig(rack, name, 65_000 + number)
      return by.call(deed, { query: { nameOrId: name } })
    case 'networkingBgpAnnounceSetUpdate':
      return by.call(deed, { body: { name, description: '', announcement: [] } })
    case 'networkingBgpAnnounceSetDelete':
      await operator.does('networkingBgpAnnounceSetUpdate', { body: { name, description: '', announcement: [] } })
      return by.call(deed, { params: { announceSet: name } })
    case 'networkingBgpAnnouncementList':
      return by.call(deed, { params: { announceSet: 'public' } })
    case 'networkingBfdEnable':
      return by.call(deed, { body: { ...session, switch: 'switch0', remote: address } })
    case 'networkingBfdDisable':
      return by.call(deed, { body: { switch: 'switch0', remote: address } })
    case 'networkingAllowListUpdate':
      return by.call(deed, { body: { allowedIps: { allow: 'any' } } })
    case 'networkingInboundIcmpUpdate':
      return by.call(deed, { body: { enabled: true } })
  }
}

testFleetMatrix(rack, matrix, attempt)
