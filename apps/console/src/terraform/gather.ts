import { query, queryClient } from '../api/query.ts'
import { wholeList } from '../list/source.ts'
import type { ListSource } from '../list/source.ts'
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
    queryClient.fetchQuery(query('vpcView', { params: { vpc: name }, query: { project } })),
    all({ page: (page) => query('vpcSubnetList', { query: { ...at, ...page } }) }),
    queryClient.fetchQuery(query('vpcFirewallRulesView', { query: at })),
    all({ page: (page) => query('vpcRouterList', { query: { ...at, ...page } }) }),
  ])
  const custom = routers.filter(({ kind }) => kind === 'custom')
  return {
    vpc,
    subnets,
    rules,
    routers: await Promise.all(
      custom.map(async (router) => ({
        router,
        routes: await all({ page: (page) => query('vpcRouterRouteList', { query: { router: router.id, ...page } }) }),
      })),
    ),
  }
}

async function instanceContents(project: string, name: string): Promise<InstanceContents> {
  const params = { instance: name }
  const [instance, disks, interfaces, { items: externalIps }, sshKeys, groups] = await Promise.all([
    queryClient.fetchQuery(query('instanceView', { params, query: { project } })),
    all({ page: (page) => query('instanceDiskList', { params, query: { project, ...page } }) }),
    all({ page: (page) => query('instanceNetworkInterfaceList', { query: { project, instance: name, ...page } }) }),
    queryClient.fetchQuery(query('instanceExternalIpList', { params, query: { project } })),
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
    const found = await queryClient.fetchQuery(query('diskView', { params: { disk }, query: { project } }))
    return { ...NOTHING, disks: [found] }
  }
  if (vpc !== undefined) return { ...NOTHING, vpcs: [await vpcContents(project, vpc)] }
  const [view, vpcs, disks, floatingIps, groups, instances] = await Promise.all([
    queryClient.fetchQuery(query('projectView', { params: { project } })),
    all({ page: (page) => query('vpcList', { query: { project, ...page } }) }),
    all({ page: (page) => query('diskList', { query: { project, ...page } }) }),
    all({ page: (page) => query('floatingIpList', { query: { project, ...page } }) }),
    all({ page: (page) => query('antiAffinityGroupList', { query: { project, ...page } }) }),
    all({ page: (page) => query('instanceList', { query: { project, ...page } }) }),
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
