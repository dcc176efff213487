import type { InstanceCreate } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { GiB, newDisk, publicKey, smallInstance } from '../../testing/bodies.ts'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { mustGet } from '../../resources/locate.ts'
import { guestFacts } from './facts.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')
const { project, query: inVpc } = await newNetwork(rack)
const query = { project }
let number = 0

async function instance(given: Partial<InstanceCreate>): Promise<string> {
  const { id } = await admin.does('instanceCreate', { query, body: smallInstance(`i-${(number += 1)}`, given) })
  return id
}

const factsOf = (id: string) =>
  rack.store.read(async (tx) => guestFacts(tx, await mustGet(tx, 'instance', id), rack.now, rack.now))

describe('a guest finds', () => {
  test('the size and the name that its instance has', async () => {
    const id = await instance({ ncpus: 5, memory: 3 * GiB, hostname: 'Own.example' })
    expect(await factsOf(id)).toMatchObject({ instanceId: id, ncpus: 5, memory: 3 * GiB, hostname: 'Own.example' })
  })

  test('the disk that it boots from first, then the others as they were attached', async () => {
    const disks = [
      newDisk('one', { size: GiB }),
      newDisk('two', { size: 2 * GiB }),
      newDisk('three', { size: 3 * GiB }),
    ]
    const id = await instance({ disks })
    const sizes = async () => (await factsOf(id)).disks.map(({ size }) => size / GiB)
    expect(await sizes()).toEqual([1, 2, 3])
    const body = { ncpus: 2, memory: 4 * GiB, bootDisk: 'three' }
    await admin.does('instanceUpdate', { params: { instance: id }, body })
    expect(await sizes()).toEqual([3, 1, 2])
    expect((await factsOf(id)).disks.map(({ isRoot }) => isRoot)).toEqual([true, false, false])
  })

  test('the system of the image that its disk was made from, or some other one', async () => {
    const { id: imageId, size } = await admin.does('imageView', { params: { image: 'alpine-3-24' } })
    const diskSource = { type: 'image', imageId } as const
    const alpine = await instance({ bootDisk: newDisk('from-image', { size, diskSource }) })
    expect((await factsOf(alpine)).os).toMatchObject({ prettyName: 'Alpine Linux 3.24', user: 'alpine' })
    expect((await factsOf(await instance({}))).os.prettyName).toBe('Linux')
  })

  test('its addresses, with the length of their networks, the primary one first', async () => {
    const body = { name: 'second', description: '', ipv4Block: '10.1.0.0/24' }
    await admin.does('vpcSubnetCreate', { query: inVpc, body })
    const inSubnet = { description: '', vpcName: 'default' }
    const params = [
      { ...inSubnet, name: 'a', subnetName: 'default' },
      { ...inSubnet, name: 'b', subnetName: 'second' },
    ]
    const id = await instance({ networkInterfaces: { type: 'create', params } })
    await rack.settle()
    for (const [primary, lengths] of [
      ['b', [24, 22]],
      ['a', [22, 24]],
    ] as const) {
      const change = { params: { interface: primary }, query: { instance: id }, body: { primary: true } }
      const { mac, ip } = await admin.does('instanceNetworkInterfaceUpdate', change)
      const { interfaces } = await factsOf(id)
      expect(interfaces.map(({ prefixLength }) => prefixLength)).toEqual(lengths)
      expect(interfaces[0]).toMatchObject({ mac, ip })
    }
  })

  test('the keys that it was created with and that are there still, as a terminal can show them', async () => {
    const key = (name: string, comment: string) =>
      admin.does('currentUserSshKeyCreate', {
        body: { name, description: '', publicKey: `${publicKey.split(' ').slice(0, 2).join(' ')} ${comment}` },
      })
    await key('gone', 'gone')
    await key('evil', 'ev\u001b[2Jil')
    const id = await instance({ sshPublicKeys: ['gone', 'evil'] })
    await admin.does('currentUserSshKeyDelete', { params: { sshKey: 'gone' } })
    const { authorizedKeys } = await factsOf(id)
    expect(authorizedKeys).toEqual([expect.stringMatching(/^ssh-ed25519 \S+ ev\[2Jil$/)])
  })
})
