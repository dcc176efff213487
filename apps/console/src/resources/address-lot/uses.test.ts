import { expect, test } from 'vitest'
import { usesOf } from './uses.ts'

const at = new Date(0)
const named = (id: string, name: string) => ({ id, name, description: '', timeCreated: at, timeModified: at })
const lot = {
  ...named('lot', 'infrastructure'),
  kind: 'infra' as const,
  blocks: [{ id: 'block', firstAddress: '10.0.0.0', lastAddress: '10.0.0.9' }],
}
const loopback = (id: string, addressLotBlockId: string) => {
  return { id, addressLotBlockId, rackId: 'rack', switchLocation: 'switch0', address: `10.0.0.1/32` }
}
const address = (addressLotId: string) => {
  const of = { portSettingsId: 's', interfaceName: 'phy0', addressLotName: '', addressLotBlockId: 'block' }
  return { ...of, addressLotId, address: '10.0.0.2/30' }
}
const settings = {
  ...named('s', 'uplink'),
  port: { portSettingsId: 's', geometry: 'qsfp28x1' as const },
  groups: [],
  links: [],
  interfaces: [],
  vlanInterfaces: [],
  routes: [],
  bgpPeers: [],
  addresses: [address('lot'), address('other')],
}
const announced = (addressLotBlockId: string) => ({ announceSetId: 'set', addressLotBlockId, network: '10.0.0.0/29' })

test('a lot is used by loopbacks, port settings and announce sets of its own blocks, and by no others', () => {
  const users = {
    loopbacks: [loopback('l', 'block'), loopback('m', 'elsewhere')],
    settings: [settings],
    sets: [{ name: 'public', announcements: [announced('block'), announced('elsewhere')] }],
  }
  expect(usesOf(lot, users)).toEqual([
    { kind: 'loopback', id: 'l', address: '10.0.0.1/32', switchLocation: 'switch0' },
    { kind: 'settings', id: 'uplink 10.0.0.2/30 ', address: '10.0.0.2/30', settings: 'uplink' },
    { kind: 'announced', id: 'public 10.0.0.0/29', address: '10.0.0.0/29', set: 'public' },
  ])
})

test('a lot that nothing is taken from is free', () => {
  const users = { loopbacks: [loopback('m', 'elsewhere')], settings: [], sets: [] }
  expect(usesOf(lot, users)).toEqual([])
})
