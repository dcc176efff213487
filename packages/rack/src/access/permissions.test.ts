import type { Project } from '@plenum/api'
import { beforeAll, expect, test } from 'vitest'
import { stableId } from '../fleet/stable-id.ts'
import { blankDisk, GiB, smallInstance } from '../testing/bodies.ts'
import type { Caller } from '../testing/caller.ts'
import { rackUnderTest } from '../testing/rack-under-test.ts'
import { RoleHolders, testRoleMatrix } from '../testing/role-matrix.ts'

/** One letter per role, in the order above: + may, f forbidden, h hidden. */
const matrix = {
  //                          silo  project fleet nobody elsewhere
  'list projects': '+++   fff     f     f      +',
  'create a project': '++f   fff     f     f      +',
  'view the project': '+++   +++     h     h      h',
  'rename the project': '++f   +ff     h     h      h',
  'delete the project': '++f   +ff     h     h      h',
  'list instances': '+++   +++     h     h      h',
  'create an instance': '++f   ++f     h     h      h',
  'view an instance': '+++   +++     h     h      h',
  'view an instance by id': '+++   +++     h     h      h',
  'resize an instance': '++f   ++f     h     h      h',
  'start an instance': '++f   ++f     h     h      h',
  'stop an instance': '++f   ++f     h     h      h',
  'reboot an instance': '++f   ++f     h     h      h',
  'delete an instance': '++f   ++f     h     h      h',
  'list its disks': '+++   +++     h     h      h',
  'attach a disk': '++f   ++f     h     h      h',
  'detach a disk': '++f   ++f     h     h      h',
  'list its network interfaces': '+++   +++     h     h      h',
  'list disks': '+++   +++     h     h      h',
  'create a disk': '++f   ++f     h     h      h',
  'view a disk by id': '+++   +++     h     h      h',
  'delete a disk': '++f   ++f     h     h      h',
  'list project images': '+++   +++     h     h      h',
  'list silo images': '+++   fff     f     f      +',
  'view a silo image': '+++   hhh     h     h      h',
  'list VPCs': '+++   +++     h     h      h',
  'view a VPC': '+++   +++     h     h      h',
  'list subnets': '+++   +++     h     h      h',
  'view a subnet by id': '+++   +++     h     h      h',
  'delete a subnet by id': '++f   ++f     h     h      h',
  'delete a VPC by id': '++f   ++f     h     h      h',
} as const
type Deed = keyof typeof matrix

const rack = await rackUnderTest()
const admin = rack.as('admin')
const holders = new RoleHolders(rack)
let siloImage = ''
let number = 0

beforeAll(async () => {
  await holders.prepare()
  siloImage = (await admin.does('imageView', { params: { image: 'debian-13' } })).id
})

/** A project with a stopped instance, a disk in it and one beside it; `empty` ones have nothing but their VPC. */
async function scene() {
  const project: Project = await rack.newProject()
  const query = { project: project.id }
  await holders.join(project.id)
  const disks = [{ type: 'create', ...blankDisk('bound') } as const]
  const networkInterfaces = { type: 'none' } as const
  const body = smallInstance('machine', { disks, networkInterfaces })
  const instance = await admin.does('instanceCreate', { query, body })
  const disk = await admin.does('diskCreate', { query, body: blankDisk('free') })
  const vpc = await admin.does('vpcView', { params: { vpc: 'default' }, query })
  const subnet = await admin.does('vpcSubnetView', { params: { subnet: 'default' }, query: { vpc: vpc.id } })
  await rack.settle()
  return { project, query, instance, disk, vpc, subnet }
}
type Scene = Awaited<ReturnType<typeof scene>>

/** What must be gone so that only a role can be in the way. */
async function empty({ instance, disk, vpc, subnet, query }: Scene): Promise<void> {
  await admin.does('instanceDelete', { params: { instance: instance.id } })
  await admin.does('diskDelete', { params: { disk: disk.id } })
  await admin.does('diskDelete', { params: { disk: 'bound' }, query })
  await admin.does('vpcSubnetDelete', { params: { subnet: subnet.id } })
  await admin.does('vpcDelete', { params: { vpc: vpc.id } })
}

async function attempt(deed: Deed, by: Caller, at: Scene) {
  const { project, query, instance, disk, vpc, subnet } = at
  const params = { instance: instance.id }
  const name = `made-${(number += 1)}`
  switch (deed) {
    case 'list projects':
      return by.call('projectList', {})
    case 'create a project':
      return by.call('projectCreate', { body: { name, description: '' } })
    case 'view the project':
      return by.call('projectView', { params: { project: project.name } })
    case 'rename the project':
      return by.call('projectUpdate', { params: query, body: { name } })
    case 'delete the project':
      await empty(at)
      return by.call('projectDelete', { params: query })
    case 'list instances':
      return by.call('instanceList', { query })
    case 'create an instance':
      return by.call('instanceCreate', { query, body: smallInstance(name) })
    case 'view an instance':
      return by.call('instanceView', { params: { instance: instance.name }, query })
    case 'view an instance by id':
      return by.call('instanceView', { params })
    case 'resize an instance':
      return by.call('instanceUpdate', { params, body: { ncpus: 1, memory: GiB } })
    case 'start an instance':
      return by.call('instanceStart', { params })
    case 'stop an instance':
      return by.call('instanceStop', { params })
    case 'reboot an instance':
      await rack.put(instance.id, 'running')
      return by.call('instanceReboot', { params })
    case 'delete an instance':
      return by.call('instanceDelete', { params })
    case 'list its disks':
      return by.call('instanceDiskList', { params })
    case 'attach a disk':
      return by.call('instanceDiskAttach', { params, body: { disk: disk.id } })
    case 'detach a disk':
      return by.call('instanceDiskDetach', { params, body: { disk: 'bound' } })
    case 'list its network interfaces':
      return by.call('instanceNetworkInterfaceList', { query: params })
    case 'list disks':
      return by.call('diskList', { query })
    case 'create a disk':
      return by.call('diskCreate', { query, body: blankDisk(name) })
    case 'view a disk by id':
      return by.call('diskView', { params: { disk: disk.id } })
    case 'delete a disk':
      return by.call('diskDelete', { params: { disk: disk.id } })
    case 'list project images':
      return by.call('imageList', { query })
    case 'list silo images':
      return by.call('imageList', {})
    case 'view a silo image':
      return by.call('imageView', { params: { image: siloImage } })
    case 'list VPCs':
      return by.call('vpcList', { query })
    case 'view a VPC':
      return by.call('vpcView', { params: { vpc: vpc.id } })
    case 'list subnets':
      return by.call('vpcSubnetList', { query: { vpc: vpc.id } })
    case 'view a subnet by id':
      return by.call('vpcSubnetView', { params: { subnet: subnet.id } })
    case 'delete a subnet by id':
      return by.call('vpcSubnetDelete', { params: { subnet: subnet.id } })
    case 'delete a VPC by id':
      await admin.does('vpcSubnetDelete', { params: { subnet: subnet.id } })
      return by.call('vpcDelete', { params: { vpc: vpc.id } })
  }
}

testRoleMatrix(matrix, async (deed, holder) => attempt(deed, await holders.callerOf(holder), await scene()))

test('a role that a group holds is held by its members', async () => {
  const { query, project } = await scene()
  expect((await rack.as('newcomer').isRefused('projectView', { params: query })).status).toBe(404)
  const identityId = await stableId('demo/group/operations')
  const userId = await stableId('demo/user/newcomer')
  await rack.store.write((tx) => tx.insert('membership', { id: crypto.randomUUID(), userId, groupId: identityId }))
  await rack.edit('policy', project.id, (policy) => ({
    ...policy,
    roleAssignments: [{ identityType: 'silo_group', identityId, roleName: 'viewer' }],
  }))
  expect((await rack.as('newcomer').does('projectView', { params: query })).id).toBe(project.id)
})

test('of several roles the strongest counts', async () => {
  const { project } = await scene()
  await rack.give('viewer', 'admin', project)
  const body = { description: 'by a viewer of the silo who is more here' }
  const renamed = await rack.as('viewer').does('projectUpdate', { params: { project: project.id }, body })
  expect(renamed.description).toBe(body.description)
})
