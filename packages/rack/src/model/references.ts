import { FLEET_ID } from '../store/kinds.ts'
import type { Everything } from './everything.ts'

type Pair = readonly [string, string | null | undefined]

function pairs<T extends { id: string }>(list: readonly T[], to: (each: T) => string | null | undefined): Pair[] {
  return list.map((each) => [each.id, to(each)])
}

function dangling(what: string, from: readonly Pair[], targets: readonly { id: string }[]): string[] {
  const ids = new Set(targets.map(({ id }) => id))
  return from.flatMap(([id, to]) =>
    to === null || to === undefined || ids.has(to) ? [] : [`${what} ${id} is of ${to}, which is gone`],
  )
}

/** What belongs to something that is not there. */
export function orphans(all: Everything): string[] {
  const { project, vpc, vpcRouter, vpcSubnet, internetGateway, instance } = all
  const owners = [...project, ...all.silo, { id: FLEET_ID }]
  const sourceNat = all.externalIp.flatMap((each): Pair[] =>
    each.use === 'source_nat' ? each.instanceIds.map((id) => [each.id, id]) : [],
  )
  return [
    ...dangling(
      'policy',
      pairs(all.policy, ({ id }) => id),
      owners,
    ),
    ...dangling(
      'provisioning',
      pairs(all.provisioning, ({ id }) => id),
      owners,
    ),
    ...dangling(
      'run',
      pairs(all.vmRun, ({ instanceId }) => instanceId),
      instance,
    ),
    ...inProjects(all),
    ...dangling(
      'firewall',
      pairs(all.vpcFirewall, ({ id }) => id),
      vpc,
    ),
    ...dangling(
      'router',
      pairs(vpcRouter, ({ vpcId }) => vpcId),
      vpc,
    ),
    ...dangling(
      'system router',
      pairs(vpc, ({ systemRouterId }) => systemRouterId),
      vpcRouter,
    ),
    ...dangling(
      'route',
      pairs(all.routerRoute, ({ vpcRouterId }) => vpcRouterId),
      vpcRouter,
    ),
    ...dangling(
      'subnet',
      pairs(vpcSubnet, ({ vpcId }) => vpcId),
      vpc,
    ),
    ...dangling(
      'router of subnet',
      pairs(vpcSubnet, ({ customRouterId }) => customRouterId),
      vpcRouter,
    ),
    ...dangling(
      'gateway',
      pairs(internetGateway, ({ vpcId }) => vpcId),
      vpc,
    ),
    ...dangling(
      'pool',
      pairs(all.internetGatewayIpPool, (each) => each.internetGatewayId),
      internetGateway,
    ),
    ...dangling(
      'address',
      pairs(all.internetGatewayIpAddress, (each) => each.internetGatewayId),
      internetGateway,
    ),
    ...dangling(
      'interface',
      pairs(all.networkInterface, ({ instanceId }) => instanceId),
      instance,
    ),
    ...dangling(
      'subnet of interface',
      pairs(all.networkInterface, ({ subnetId }) => subnetId),
      vpcSubnet,
    ),
    ...dangling(
      'VPC of interface',
      pairs(all.networkInterface, ({ vpcId }) => vpcId),
      vpc,
    ),
    ...dangling(
      'floating IP',
      pairs(all.floatingIp, ({ instanceId }) => instanceId),
      instance,
    ),
    ...dangling(
      'ephemeral IP',
      pairs(all.externalIp, (each) => (each.use === 'ephemeral' ? each.instanceId : null)),
      instance,
    ),
    ...dangling('source NAT', sourceNat, instance),
    ...dangling(
      'source NAT of instance',
      pairs(instance, ({ sourceNatId }) => sourceNatId),
      all.externalIp,
    ),
    ...dangling(
      'affinity group of member',
      pairs(all.affinityGroupMember, (each) => each.groupId),
      all.affinityGroup,
    ),
    ...dangling(
      'anti-affinity group of member',
      pairs(all.antiAffinityGroupMember, (each) => each.groupId),
      all.antiAffinityGroup,
    ),
    ...dangling(
      'member',
      pairs([...all.affinityGroupMember, ...all.antiAffinityGroupMember], (each) => each.instanceId),
      instance,
    ),
    ...dangling(
      'serial console',
      pairs(all.serialConsole, ({ id }) => id),
      instance,
    ),
    ...dangling(
      'serial chunk',
      pairs(all.serialChunk, ({ instanceId }) => instanceId),
      all.serialConsole,
    ),
    ...dangling(
      'boot disk',
      pairs(instance, ({ bootDiskId }) => bootDiskId),
      all.disk,
    ),
    ...dangling(
      'attached disk',
      pairs(all.disk, ({ state }) => ('instance' in state ? state.instance : null)),
      instance,
    ),
  ]
}

function inProjects({ project, ...all }: Everything): string[] {
  const { vpc, instance, disk, snapshot, image, floatingIp, affinityGroup, antiAffinityGroup } = all
  const children = [
    ...vpc,
    ...instance,
    ...disk,
    ...snapshot,
    ...image,
    ...floatingIp,
    ...affinityGroup,
    ...antiAffinityGroup,
  ]
  return dangling(
    'something',
    pairs(children, ({ projectId }) => projectId),
    project,
  )
}
