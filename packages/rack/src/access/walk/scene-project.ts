import { blankDisk, newDisk } from '../../testing/bodies.ts'
import { Outside } from '../../testing/external-ips.ts'
import { group, groupCalls } from '../../testing/groups.ts'
import { valueOf } from '../../testing/caller.ts'
import { Network } from '../../testing/network.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'

interface Given {
  project: string
  emptyProject: string
  pool: string
  sled: string
}

/** Takes all out of a project that is in the way of its deletion. */
async function emptyOut(rack: RackUnderTest, project: string): Promise<void> {
  const admin = rack.as('admin')
  const { id: vpc } = await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } })
  await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: { vpc } })
  await admin.does('vpcDelete', { params: { vpc } })
}

async function addStorage(rack: RackUnderTest, project: string) {
  const admin = rack.as('admin')
  const query = { project }
  const diskSource = { type: 'importing_blocks', blockSize: 512 } as const
  const add = async (name: string, given = {}) =>
    (await admin.does('diskCreate', { query, body: blankDisk(name, given) })).id
  const disks = {
    disk: await add('free'),
    importReady: await add('ready', { diskSource }),
    importing: await add('importing', { diskSource }),
  }
  await rack.settle()
  await admin.does('diskBulkWriteImportStart', { params: { disk: disks.importing } })
  const body = { name: 'taken', description: '', disk: 'free' }
  const { id: snapshot } = await admin.does('snapshotCreate', { query, body })
  await rack.settle()
  const source = { type: 'snapshot', id: snapshot } as const
  const image = { description: '', os: 'Minix', version: '3', source }
  return {
    ...disks,
    snapshot,
    image: (await admin.does('imageCreate', { query, body: { ...image, name: 'own' } })).id,
    siloImage: (await admin.does('imageCreate', { body: { ...image, name: 'shared' } })).id,
  }
}

/** A stopped instance with nothing attached that could be, one with all that can be, and one that runs. */
async function addInstances(rack: RackUnderTest, { project, pool }: Given) {
  const admin = rack.as('admin')
  const outside = new Outside(rack, project)
  const disks = [newDisk('bound')]
  const reached = await outside.addInstance('reached', { disks, externalIps: [{ type: 'ephemeral', pool }] })
  const running = await outside.addInstance('running', { start: true })
  const floating = await outside.addFloating('held', { pool })
  await outside.attach('held', reached)
  const params = { interface: 'net0' }
  return {
    instance: await outside.addInstance('plain'),
    reached,
    running,
    heldFloatingIp: floating.id,
    floatingIp: (await outside.addFloating('idle', { pool })).id,
    nic: (await admin.does('instanceNetworkInterfaceView', { params, query: { instance: reached } })).id,
  }
}

async function addGroups(rack: RackUnderTest, project: string, instance: string) {
  const add = async (sort: 'affinityGroup' | 'antiAffinityGroup') => {
    const calls = groupCalls(rack.as('admin'), sort)
    const { id } = valueOf('create', await calls.create(project, group('team')))
    valueOf('add', await calls.add(id, instance))
    return id
  }
  return { affinityGroup: await add('affinityGroup'), antiAffinityGroup: await add('antiAffinityGroup') }
}

async function addNetwork(rack: RackUnderTest, { project, pool }: Given) {
  const admin = rack.as('admin')
  const vpc = await admin.does('vpcView', { params: { vpc: 'default' }, query: { project } })
  const network = new Network(rack, vpc)
  const router = (await network.addRouter('custom')).id
  const gateway = (await network.addGateway('exit')).id
  const query = { gateway }
  const named = { name: 'main', description: '' }
  const bare = { name: 'bare', description: '', dnsName: 'bare' }
  const { id: bareVpc } = await admin.does('vpcCreate', { query: { project }, body: bare })
  await admin.does('vpcSubnetDelete', { params: { subnet: 'default' }, query: { vpc: bareVpc } })
  const address = { ...named, address: '203.0.113.7' }
  return {
    vpc: vpc.id,
    bareVpc,
    subnet: (await network.addSubnet('second', '10.0.0.0/24')).id,
    router,
    route: (await network.addRoute(router, 'way')).id,
    gateway,
    plainGateway: (await network.addGateway('plain')).id,
    gatewayPool: (await admin.does('internetGatewayIpPoolCreate', { query, body: { ...named, ipPool: pool } })).id,
    gatewayAddress: (await admin.does('internetGatewayIpAddressCreate', { query, body: address })).id,
  }
}

/** One of everything in a project, and another project without anything. */
export async function addProjectThings(rack: RackUnderTest, given: Given) {
  const { project, emptyProject, sled } = given
  await emptyOut(rack, emptyProject)
  const instances = await addInstances(rack, given)
  const body = { name: 'probe', description: '', sled }
  return {
    ...instances,
    ...(await addStorage(rack, project)),
    ...(await addNetwork(rack, given)),
    ...(await addGroups(rack, project, instances.instance)),
    probe: (await rack.as('admin').does('probeCreate', { query: { project }, body })).id,
  }
}
