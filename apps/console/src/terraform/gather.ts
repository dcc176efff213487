import { query, queryClient } from '../api/query.ts'
import { wholeList } from '../list/source.ts'
import type { ListSource } from '../list/source.ts'
import { diskQuery, disksOf } from '../resources/disk/queries.ts'
import { externalIpsQuery } from '../resources/external-ip/queries.ts'
import { firewallQuery } from '../resources/firewall/queries.ts'
import { floatingIpsOf } from '../resources/floating-ip/queries.ts'
import { instanceQuery, instancesOf } from '../resources/instance/queries.ts'
import { routesOf } from '../resources/route/queries.ts'
import { routersOf } from '../resources/router/queries.ts'
import { subnetsOf } from '../resources/subnet/queries.ts'
import { vpcQuery, vpcsOf } from '../resources/vpc/queries.ts'
import type { Contents, InstanceContents, VpcContents } from './resources.ts'

/** Which part of a project is wanted; all of it when none is named. */
export interface TerraformScope {
  instance?: string | undefined
  disk?: string | undefined
  vpc?: string | undefined
}

async function all<Row>(source: ListSource<Row>): Promise<Row[]> {
  const { items } = await queryClient.fetchQuery(wholeList(source))
  return items
}

async function vpcContents(project: string, name: string): Promise<VpcContents> {
  const at = { project, vpc: name }
  const [vpc, subnets, { rules }, routers] = await Promise.all([
    queryClient.fetchQuery(vpcQuery(at)),
    all(subnetsOf(at)),
    queryClient.fetchQuery(firewallQuery(at)),
    all(routersOf(at)),
  ])
  const custom = routers.filter(({ kind }) => kind === 'custom')
  return {
    vpc,
    subnets,
    rules,
    routers: await Promise.all(
      custom.map(async (router) => ({
        router,
        routes: await all(routesOf({ ...at, router: router.name })),
      })),
    ),
  }
}

async function instanceContents(project: string, name: string): Promise<InstanceContents> {
  const params = { instance: name }
  const [instance, disks, interfaces, { items: externalIps }, sshKeys, groups] = await Promise.all([
    queryClient.fetchQuery(instanceQuery({ project, instance: name })),
    all({ page: (page) => query('instanceDiskList', { params, query: { project, ...page } }) }),
    all({ page: (page) => query('instanceNetworkInterfaceList', { query: { project, instance: name, ...page } }) }),
    queryClient.fetchQuery(externalIpsQuery({ project, instance: name })),
    all({ page: (page) => query('instanceSshPublicKeyList', { params, query: { project, ...page } }) }),
    all({ page: (page) => query('instanceAntiAffinityGroupList', { params, query: { project, ...page } }) }),
  ])
  return { instance, disks, interfaces, externalIps, sshKeys, groups }
}

const NOTHING: Contents = { vpcs: [], disks: [], floatingIps: [], groups: [], instances: [] }

/** Reads what a configuration is made of. An instance brings its disks. */
export async function gather(project: string, { instance, disk, vpc }: TerraformScope): Promise<Contents> {
  if (instance !== undefined) {
    const contents = await instanceContents(project, instance)
    return { ...NOTHING, disks: contents.disks, instances: [contents] }
  }
  if (disk !== undefined) {
    const found = await queryClient.fetchQuery(diskQuery({ project, disk }))
    return { ...NOTHING, disks: [found] }
  }
  if (vpc !== undefined) return { ...NOTHING, vpcs: [await vpcContents(project, vpc)] }
  const [view, vpcs, disks, floatingIps, groups, instances] = await Promise.all([
    queryClient.fetchQuery(query('projectView', { params: { project } })),
    all(vpcsOf(project)),
    all(disksOf(project)),
    all(floatingIpsOf(project)),
    all({ page: (page) => query('antiAffinityGroupList', { query: { project, ...page } }) }),
    all(instancesOf(project)),
  ])
  return {
    project: view,
    disks,
    floatingIps,
    groups,
    vpcs: await Promise.all(vpcs.map(({ name }) => vpcContents(project, name))),
    instances: await Promise.all(instances.map(({ name }) => instanceContents(project, name))),
  }
}
