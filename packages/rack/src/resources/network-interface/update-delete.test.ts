import type { InstanceState } from '@plenum/api'
import { describe, expect, test } from 'vitest'
import { smallInstance } from '../../testing/bodies.ts'
import { newNetwork } from '../../testing/network.ts'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { alreadyExists, invalidRequest, notFound } from '../../testing/refusals.ts'

const rack = await rackUnderTest()
const admin = rack.as('admin')

/** A stopped instance with two interfaces, `one` being the primary one. */
async function twoInterfaces() {
  const network = await newNetwork(rack)
  await network.addSubnet('second', '10.0.0.0/24')
  const nic = { description: '', vpcName: 'default' }
  const params = [
    { ...nic, name: 'one', subnetName: 'default' },
    { ...nic, name: 'two', subnetName: 'second' },
  ]
  const body = smallInstance('machine', { networkInterfaces: { type: 'create', params } })
  const instance = await admin.does('instanceCreate', { query: { project: network.project }, body })
  await rack.settle()
  const query = { instance: instance.id }
  const view = (name: string) => admin.does('instanceNetworkInterfaceView', { params: { interface: name }, query })
  const primaries = async () => {
    const { items } = await admin.does('instanceNetworkInterfaceList', { query })
    return items.filter(({ primary }) => primary).map(({ name }) => name)
  }
  return { instance, query, view, primaries }
}

describe('changing an interface', () => {
  test('renames and describes it, and notes the time', async () => {
    const { view, query } = await twoInterfaces()
    const before = await view('one')
    await rack.advance(1000)
    const body = { name: 'renamed', description: 'Anew' }
    const params = { interface: 'one' }
    const after = await admin.does('instanceNetworkInterfaceUpdate', { params, query, body })
    expect(after).toEqual({ ...before, ...body, timeModified: rack.now })
    expect(await view('renamed')).toEqual(after)
  })

  test.each<InstanceState>(['creating', 'starting', 'running', 'stopping', 'rebooting', 'migrating', 'failed'])(
    'is refused while its instance is %s',
    async (state) => {
      const { instance, query, view } = await twoInterfaces()
      const before = await view('one')
      await rack.put(instance.id, state)
      const params = { interface: 'one' }
      expect(await admin.isRefused('instanceNetworkInterfaceUpdate', { params, query, body: {} })).toEqual(
        invalidRequest('Instance must be stopped to update its network interfaces'),
      )
      expect(await view('one')).toEqual(before)
    },
  )

  test('cannot give it the name of another one of the instance', async () => {
    const { query, view } = await twoInterfaces()
    const params = { interface: 'one' }
    const body = { name: 'two', transitIps: ['10.0.0.0/8'] }
    expect(await admin.isRefused('instanceNetworkInterfaceUpdate', { params, query, body })).toEqual(
      alreadyExists('instance-network-interface', 'two'),
    )
    expect((await view('one')).transitIps).toEqual([])
  })
})

describe('the role of the primary interface', () => {
  test('is taken over by the one that is to have it', async () => {
    const { query, primaries } = await twoInterfaces()
    expect(await primaries()).toEqual(['one'])
    const params = { interface: 'two' }
    const body = { primary: true }
    expect((await admin.does('instanceNetworkInterfaceUpdate', { params, query, body })).primary).toBe(true)
    expect(await primaries()).toEqual(['two'])
  })

  test.each([
    ['one', { primary: false }],
    ['one', {}],
    ['one', { primary: true }],
    ['two', { primary: false }],
  ])('stays where it is when %s is told %j', async (name, body) => {
    const { query, primaries } = await twoInterfaces()
    await admin.does('instanceNetworkInterfaceUpdate', { params: { interface: name }, query, body })
    expect(await primaries()).toEqual(['one'])
  })

  test('stays where it is when the update is refused for something else', async () => {
    const { query, primaries } = await twoInterfaces()
    const params = { interface: 'two' }
    const body = { primary: true, name: 'one' }
    expect((await admin.isRefused('instanceNetworkInterfaceUpdate', { params, query, body })).status).toBe(400)
    expect(await primaries()).toEqual(['one'])
  })
})

describe('transit IPs', () => {
  test('are replaced, and emptied when they are left out', async () => {
    const { query } = await twoInterfaces()
    const put = async (body: { transitIps?: string[] }) => {
      const params = { interface: 'one' }
      return (await admin.does('instanceNetworkInterfaceUpdate', { params, query, body })).transitIps
    }
    expect(await put({ transitIps: ['10.0.0.0/8', 'FD00:0::/64'] })).toEqual(['10.0.0.0/8', 'fd00::/64'])
    expect(await put({ transitIps: ['0.0.0.0/0'] })).toEqual(['0.0.0.0/0'])
    expect(await put({})).toEqual([])
  })

  test.each([
    [['10.0.0.1/8'], 'transit IP block 10.0.0.1/8 has a non-zero host identifier'],
    [['224.0.0.1/32'], 'transit IP 224.0.0.1/32 is a multicast address'],
    [['10.0.0.0/8', '10.1.0.0/16'], 'transit IP block 10.1.0.0/16 overlaps with 10.0.0.0/8'],
  ])('may not be %j', async (transitIps, reason) => {
    const { query } = await twoInterfaces()
    const params = { interface: 'one' }
    expect(await admin.isRefused('instanceNetworkInterfaceUpdate', { params, query, body: { transitIps } })).toEqual(
      invalidRequest(reason),
    )
  })

  test.each(['10.0.0.1', '10.0.0.0/33', ''])('cannot be read: %j', async (net) => {
    const { query } = await twoInterfaces()
    const params = { interface: 'one' }
    const body = { transitIps: [net] }
    const refused = await admin.isRefused('instanceNetworkInterfaceUpdate', { params, query, body })
    expect(refused).toMatchObject({ status: 400, code: undefined })
  })
})

describe('deleting an interface', () => {
  test.each<InstanceState>(['stopped', 'failed', 'creating'])(
    'works while its instance is %s, the primary one last',
    async (state) => {
      const { instance, query, view } = await twoInterfaces()
      const { id } = await view('two')
      await rack.put(instance.id, state)
      const remove = (name: string) => ({ params: { interface: name }, query })
      expect(await admin.isRefused('instanceNetworkInterfaceDelete', remove('one'))).toEqual(
        invalidRequest('The primary interface may not be deleted while secondary interfaces are still attached'),
      )
      expect(await admin.does('instanceNetworkInterfaceDelete', remove('two'))).toBeUndefined()
      expect(await admin.isRefused('instanceNetworkInterfaceView', { params: { interface: id } })).toEqual(
        notFound('instance-network-interface', { id }),
      )
      await admin.does('instanceNetworkInterfaceDelete', remove('one'))
      expect((await admin.does('instanceNetworkInterfaceList', { query })).items).toEqual([])
    },
  )

  test.each<InstanceState>(['starting', 'running', 'stopping', 'rebooting', 'migrating'])(
    'is refused while its instance is %s',
    async (state) => {
      const { instance, query } = await twoInterfaces()
      await rack.put(instance.id, state)
      const before = await rack.count('networkInterface')
      expect(await admin.isRefused('instanceNetworkInterfaceDelete', { params: { interface: 'two' }, query })).toEqual(
        invalidRequest('Instance must be stopped or failed to detach a network interface'),
      )
      expect(await rack.count('networkInterface')).toBe(before)
    },
  )

  test('frees its address, and the next one is the primary one again', async () => {
    const { query, view } = await twoInterfaces()
    const { ip } = await view('one')
    for (const name of ['two', 'one'])
      await admin.does('instanceNetworkInterfaceDelete', { params: { interface: name }, query })
    const body = { name: 'new', description: '', vpcName: 'default', subnetName: 'default' }
    expect(await admin.does('instanceNetworkInterfaceCreate', { query, body })).toMatchObject({ ip, primary: true })
  })
})
