import { beforeAll } from 'vitest'
import type { Caller } from '../testing/caller.ts'
import { valueOf } from '../testing/caller.ts'
import { newOutside } from '../testing/external-ips.ts'
import { group, groupCalls } from '../testing/groups.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

const read = '+++   +++     h     h      h'
const change = '++f   ++f     h     h      h'

/** One letter per role, in the order of `roles`: + may, f forbidden, h hidden. */
const matrix = {
  //                           silo  project fleet nobody elsewhere
  'list pools of the silo': '+++   fff     f     f      +',
  'view a pool of the silo': '+++   +++     +     +      h',
  floatingIpList: read,
  floatingIpCreate: change,
  floatingIpView: read,
  floatingIpUpdate: change,
  floatingIpDelete: change,
  floatingIpAttach: change,
  floatingIpDetach: change,
  instanceExternalIpList: read,
  instanceEphemeralIpAttach: change,
  instanceEphemeralIpDetach: change,
  'create an instance with an ephemeral IP': change,
  'create an instance with a floating IP': change,
  'create an instance into a group': change,
  'list groups': read,
  'create a group': change,
  'view a group': read,
  'change a group': change,
  'delete a group': change,
  'list members': read,
  'view a member': read,
  'add a member': change,
  'take a member out': change,
  'list groups of an instance': read,
} as const
type Deed = keyof typeof matrix

const rack = await rackUnderTest()
const admin = rack.as('admin')
const holders = new RoleHolders(rack)

beforeAll(() => holders.prepare())

/** A project with two stopped instances, a floating IP on the first and a free one, and a group with the first in it. */
async function scene() {
  const outside = await newOutside(rack)
  await holders.join(outside.project)
  const instance = await outside.addInstance('machine')
  const other = await outside.addInstance('other')
  const attached = await outside.addFloating('attached')
  await outside.attach('attached', instance)
  const free = await outside.addFloating('free')
  const calls = groupCalls(admin, 'antiAffinityGroup')
  const { id } = valueOf('create', await calls.create(outside.project, group('team')))
  valueOf('add', await calls.add(id, instance))
  return { query: outside.query, instance, other, attached: attached.id, free: free.id, team: id }
}

const named = { name: 'made', description: '' }
const machine = { ...named, hostname: 'made', ncpus: 1, memory: 2 ** 30, start: false }

async function attempt(deed: Deed, by: Caller, at: Awaited<ReturnType<typeof scene>>) {
  const { query, instance, other, attached, free, team } = at
  const params = { instance }
  const groups = groupCalls(by, 'antiAffinityGroup')
  switch (deed) {
    case 'list pools of the silo':
      return by.call('projectIpPoolList', {})
    case 'view a pool of the silo':
      return by.call('projectIpPoolView', { params: { pool: 'internet' } })
    case 'floatingIpList':
      return by.call(deed, { query })
    case 'floatingIpCreate':
      return by.call(deed, { query, body: named })
    case 'floatingIpView':
    case 'floatingIpDelete':
      return by.call(deed, { params: { floatingIp: free } })
    case 'floatingIpUpdate':
      return by.call(deed, { params: { floatingIp: free }, body: named })
    case 'floatingIpAttach':
      return by.call(deed, { params: { floatingIp: free }, body: { kind: 'instance', parent: instance } })
    case 'floatingIpDetach':
      return by.call(deed, { params: { floatingIp: attached } })
    case 'instanceExternalIpList':
      return by.call(deed, { params })
    case 'instanceEphemeralIpAttach':
      return by.call(deed, { params, body: {} })
    case 'instanceEphemeralIpDetach':
      await admin.does('instanceEphemeralIpAttach', { params, body: {} })
      return by.call(deed, { params })
    case 'create an instance with an ephemeral IP':
      return by.call('instanceCreate', { query, body: { ...machine, externalIps: [{ type: 'ephemeral' }] } })
    case 'create an instance with a floating IP': {
      const externalIps = [{ type: 'floating', floatingIp: free } as const]
      return by.call('instanceCreate', { query, body: { ...machine, externalIps } })
    }
    case 'create an instance into a group':
      return by.call('instanceCreate', { query, body: { ...machine, antiAffinityGroups: [team] } })
    case 'list groups':
      return groups.list(query)
    case 'create a group':
      return groups.create(query.project, group('made'))
    case 'view a group':
      return groups.view(team)
    case 'change a group':
      return groups.update(team, named)
    case 'delete a group':
      return groups.remove(team)
    case 'list members':
      return groups.members(team)
    case 'view a member':
      return groups.member(team, instance)
    case 'add a member':
      return groups.add(team, other)
    case 'take a member out':
      return groups.leave(team, instance)
    case 'list groups of an instance':
      return groups.ofInstance(instance)
  }
}

testRoleMatrix(matrix, async (deed, holder) => attempt(deed, await holders.callerOf(holder), await scene()))
