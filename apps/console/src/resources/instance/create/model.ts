import { query, queryClient } from '../../../api/query.ts'
import { wholeList } from '../../../list/source.ts'
import type { ListSource } from '../../../list/source.ts'
import { instanceQuery } from '../queries.ts'
import { subnetById, vpcById } from '../../vpc/name.tsx'

import type { Model } from './similar.ts'

async function all<Row>(source: ListSource<Row>): Promise<Row[]> {
  return (await queryClient.fetchQuery(wholeList(source))).items
}

/** Reads an instance that another is to be like. */
export async function loadModel(project: string, name: string, copies: readonly string[]): Promise<Model> {
  const params = { instance: name }
  const [instance, disks, nics, { items: externalIps }, keys, groups, snapshots] = await Promise.all([
    queryClient.fetchQuery(instanceQuery({ project, instance: name })),
    all({ page: (page) => query('instanceDiskList', { params, query: { project, ...page } }) }),
    all({ page: (page) => query('instanceNetworkInterfaceList', { query: { instance: name, project, ...page } }) }),
    queryClient.fetchQuery(query('instanceExternalIpList', { params, query: { project } })),
    all({ page: (page) => query('instanceSshPublicKeyList', { params, query: { project, ...page } }) }),
    all({ page: (page) => query('instanceAntiAffinityGroupList', { params, query: { project, ...page } }) }),
    Promise.all(copies.map((id) => queryClient.fetchQuery(query('snapshotView', { params: { snapshot: id } })))),
  ])
  return {
    instance,
    disks,
    externalIps,
    groups,
    sshKeyIds: keys.map(({ id }) => id),
    copies: snapshots,
    nics: await Promise.all(
      nics.map(async (nic) => {
        const [vpc, subnet] = await Promise.all([
          queryClient.fetchQuery(vpcById(nic.vpcId)),
          queryClient.fetchQuery(subnetById(nic.subnetId)),
        ])
        return { nic, vpcName: vpc.name, subnetName: subnet.name }
      }),
    ),
  }
}
