import { describe, expect, test } from 'vitest'
import { samples } from '../../store/conformance/samples.ts'
import { createMemoryStore } from '../../store/memory.ts'
import { smallInstance } from '../../testing/bodies.ts'
import { newNetwork } from '../../testing/network.ts'
import type { Network } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { allocateIp, allocateMac } from './address.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const GUEST_MAC = /^A8:40:25:F[0-9A-E](:[0-9A-F]{2}){2}$/

/** A store that holds interfaces with these addresses, all in the subnet of the samples. */
async function storeWith(nics: { mac?: string; ip?: string }[]) {
  const store = createMemoryStore()
  await store.write(async (tx) => {
    for (const nic of nics) {
      const unique = { id: crypto.randomUUID(), instanceId: crypto.randomUUID() }
      await tx.insert('networkInterface', { ...samples.networkInterface, ...unique, ...nic })
    }
  })
  return store
}

describe('MAC addresses', () => {
  const id = '00000003-0000-4000-8000-000000000000'

  test('begin where the id says, within those of guests', async () => {
    const store = await storeWith([])
    expect(await store.read((tx) => allocateMac(tx, id))).toBe('A8:40:25:F0:00:03')
    for (let number = 0; number < 100; number++)
      expect(await store.read((tx) => allocateMac(tx, crypto.randomUUID()))).toMatch(GUEST_MAC)
  })

  test('that are taken are passed over', async () => {
    const store = await storeWith([{ mac: 'A8:40:25:F0:00:03' }, { mac: 'A8:40:25:F0:00:04' }])
    expect(await store.read((tx) => allocateMac(tx, id))).toBe('A8:40:25:F0:00:05')
  })

  test('go on at the first behind the last', async () => {
    const last = (0x0e_ff_ff).toString(16).padStart(8, '0')
    const store = await storeWith([{ mac: 'A8:40:25:FE:FF:FF' }])
    expect(await store.read((tx) => allocateMac(tx, id.replace('00000003', last)))).toBe('A8:40:25:F0:00:00')
    const beyond = (0x0f_00_00).toString(16).padStart(8, '0')
    expect(await store.read((tx) => allocateMac(tx, id.replace('00000003', beyond)))).toBe('A8:40:25:F0:00:00')
  })
})

describe('addresses of a subnet', () => {
  const subnet = { ...samples.vpcSubnet, ipv4Block: '10.0.0.0/29' }

  test('are given up to the one before the last, and then no more', async () => {
    const almost = await storeWith([{ ip: '10.0.0.5' }])
    expect(await almost.read((tx) => allocateIp(tx, subnet, null))).toBe('10.0.0.6')
    const full = await storeWith([{ ip: '10.0.0.5' }, { ip: '10.0.0.6' }])
    await expect(full.read((tx) => allocateIp(tx, subnet, null))).rejects.toThrow(
      `No available IP addresses for interface in subnet 'sample' with ID '${subnet.id}'`,
    )
  })

  test('that are free again are given first', async () => {
    const store = await storeWith([{ ip: '10.0.0.6' }])
    expect(await store.read((tx) => allocateIp(tx, subnet, null))).toBe('10.0.0.5')
  })
})

async function stoppedInstances(network: Network, count: number): Promise<string[]> {
  const made = Array.from({ length: count }, (_, number) => {
    const body = smallInstance(`i-${number}`, { networkInterfaces: { type: 'none' } })
    return admin.does('instanceCreate', { query: { project: network.project }, body })
  })
  return (await Promise.all(made)).map(({ id }) => id)
}

describe('asked for at once', () => {
  const inDefault = { name: 'nic', description: '', vpcName: 'default', subnetName: 'default' }

  test('no address and no MAC address is given twice, neither in a subnet nor beyond its VPC', async () => {
    const networks = [await newNetwork(rack), await newNetwork(rack)]
    const instances = (await Promise.all(networks.map((network) => stoppedInstances(network, 40)))).flat()
    await rack.settle()
    const nics = await Promise.all(
      instances.map((instance) =>
        admin.does('instanceNetworkInterfaceCreate', { query: { instance }, body: inDefault }),
      ),
    )
    expect(new Set(nics.map(({ mac }) => mac)).size).toBe(80)
    expect(new Set(nics.map(({ subnetId, ip }) => `${subnetId} ${ip}`)).size).toBe(80)
    const expected = Array.from({ length: 40 }, (_, number) => `172.30.0.${5 + number}`)
    for (const { vpc } of networks) {
      const ips = nics.filter(({ vpcId }) => vpcId === vpc.id).map(({ ip }) => ip)
      expect(new Set(ips)).toEqual(new Set(expected))
    }
  })

  test('one address goes to one interface only', async () => {
    const network = await newNetwork(rack)
    const instances = await stoppedInstances(network, 10)
    await rack.settle()
    const body = { ...inDefault, ip: '172.30.0.9' }
    const results = await Promise.all(
      instances.map((instance) => admin.call('instanceNetworkInterfaceCreate', { query: { instance }, body })),
    )
    expect(results.filter(({ type }) => type === 'success')).toHaveLength(1)
  })

  test('an instance has at most one primary interface', async () => {
    const network = await newNetwork(rack)
    const [instance = ''] = await stoppedInstances(network, 1)
    await rack.settle()
    const names = ['a', 'b', 'c', 'd']
    for (const [number, name] of names.entries()) await network.addSubnet(name, `10.0.${number}.0/24`)
    const nics = await Promise.all(
      names.map((name) =>
        admin.does('instanceNetworkInterfaceCreate', {
          query: { instance },
          body: { ...inDefault, name, subnetName: name },
        }),
      ),
    )
    expect(nics.filter(({ primary }) => primary)).toHaveLength(1)
  })
})
