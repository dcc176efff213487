import type { Project } from '@plenum/api'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'

/**
 * Deletes a project together with the network it was made with: a VPC named `default` that holds nothing but its default
 * subnet. Anything else in the project makes the control plane refuse, before anything is lost.
 */
async function remove({ id }: Project): Promise<void> {
  // Whether there is any is all that matters; of VPCs and subnets, whether there is a second.
  const any = { query: { project: id, limit: 1 } }
  const [vpcs, ...others] = await Promise.all([
    call('vpcList', { query: { project: id, limit: 2 } }),
    call('instanceList', any),
    call('diskList', any),
    call('imageList', any),
    call('snapshotList', any),
    call('floatingIpList', any),
    call('affinityGroupList', any),
    call('antiAffinityGroupList', any),
  ])
  const [vpc, ...otherVpcs] = vpcs.items
  const holdsOthers = others.some(({ items }) => items.length > 0) || otherVpcs.length > 0
  if (vpc?.name === 'default' && !holdsOthers) {
    const subnets = await call('vpcSubnetList', { query: { vpc: vpc.id, limit: 2 } })
    const [subnet, ...otherSubnets] = subnets.items
    if (subnet?.name === 'default' && otherSubnets.length === 0)
      await call('vpcSubnetDelete', { params: { subnet: subnet.id } })
    if (otherSubnets.length === 0) await call('vpcDelete', { params: { vpc: vpc.id } })
  }
  await call('projectDelete', { params: { project: id } })
}

const KEPT =
  'A project that still holds instances, disks, images, snapshots, floating IPs, affinity groups or other VPCs is not deleted.'

export const projectDeletion = deletion<Project>({
  noun: { one: 'project', many: 'projects' },
  consequence: {
    one: `Its default VPC and subnet are deleted with it. ${KEPT}`,
    many: `Their default VPCs and subnets are deleted with them. ${KEPT}`,
  },
  run: remove,
  refreshes: ['projectList'],
})
