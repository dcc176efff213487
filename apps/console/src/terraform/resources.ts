import type {
  AntiAffinityGroup,
  Disk,
  ExternalIp,
  FloatingIp,
  Instance,
  NetworkInterface,
  Project,
  RouterRoute,
  SshKey,
  Vpc,
  VpcFirewallRule,
  VpcRouter,
  VpcSubnet,
} from '@plenum/api'
import { idOf, labelOf } from './resource.ts'
import type { TerraformResource } from './resource.ts'
import type { Expression, HclAttributes } from './hcl.ts'

/** An instance with all that belongs to it. */
export interface InstanceContents {
  instance: Instance
  disks: readonly Disk[]
  interfaces: readonly NetworkInterface[]
  externalIps: readonly ExternalIp[]
  sshKeys: readonly SshKey[]
  groups: readonly Pick<AntiAffinityGroup, 'id'>[]
}

export interface VpcContents {
  vpc: Vpc
  subnets: readonly VpcSubnet[]
  rules: readonly VpcFirewallRule[]
  /** Those that people made. */
  routers: readonly { router: VpcRouter; routes: readonly RouterRoute[] }[]
}

/** What is to be written down; the project itself only when it is all of it. */
export interface Contents {
  project?: Project
  vpcs: readonly VpcContents[]
  disks: readonly Disk[]
  floatingIps: readonly FloatingIp[]
  groups: readonly AntiAffinityGroup[]
  instances: readonly InstanceContents[]
}

/** Another resource's id: a reference when it is part of the configuration, the id itself when it is not. */
type Refer = (id: string) => Expression | string

interface Draft extends Pick<TerraformResource, 'type' | 'label' | 'id'> {
  attributes: (refer: Refer) => HclAttributes
}

function named({ name, description }: { name: string; description: string }) {
  return { name, description }
}

function firewallRule({ description, status, direction, action, priority, targets, filters }: VpcFirewallRule) {
  const protocols = filters.protocols?.map((protocol) =>
    protocol.type === 'icmp' && protocol.value
      ? { type: 'icmp', icmp_type: protocol.value.icmpType, icmp_code: protocol.value.code }
      : { type: protocol.type },
  )
  return {
    description,
    status,
    direction,
    action,
    priority,
    targets,
    filters: { hosts: filters.hosts, ports: filters.ports, protocols },
  }
}

function ofVpc({ vpc, subnets, rules, routers }: VpcContents): Draft[] {
  return [
    {
      type: 'oxide_vpc',
      label: labelOf(vpc.name),
      id: vpc.id,
      attributes: (refer) => ({
        project_id: refer(vpc.projectId),
        ...named(vpc),
        dns_name: vpc.dnsName,
        ipv6_prefix: vpc.ipv6Prefix,
      }),
    },
    ...subnets.map((subnet) => ({
      type: 'oxide_vpc_subnet',
      label: labelOf(vpc.name, subnet.name),
      id: subnet.id,
      attributes: (refer: Refer) => ({
        vpc_id: refer(vpc.id),
        ...named(subnet),
        ipv4_block: subnet.ipv4Block,
        ipv6_block: subnet.ipv6Block,
      }),
    })),
    {
      type: 'oxide_vpc_firewall_rules',
      label: labelOf(vpc.name),
      id: vpc.id,
      attributes: (refer) => ({
        vpc_id: refer(vpc.id),
        rules: Object.fromEntries(rules.map((rule) => [rule.name, firewallRule(rule)])),
      }),
    },
    ...routers.flatMap(({ router, routes }) => [
      {
        type: 'oxide_vpc_router',
        label: labelOf(vpc.name, router.name),
        id: router.id,
        attributes: (refer: Refer) => ({ vpc_id: refer(vpc.id), ...named(router) }),
      },
      ...routes.map((route) => ({
        type: 'oxide_vpc_router_route',
        label: labelOf(vpc.name, router.name, route.name),
        id: route.id,
        attributes: (refer: Refer) => ({
          vpc_router_id: refer(router.id),
          ...named(route),
          destination: route.destination,
          target: route.target,
        }),
      })),
    ]),
  ]
}

function ofDisk(disk: Disk): Draft {
  return {
    type: 'oxide_disk',
    label: labelOf(disk.name),
    id: disk.id,
    attributes: (refer) => ({
      project_id: refer(disk.projectId),
      ...named(disk),
      size: disk.size,
      source_image_id: disk.imageId,
      source_snapshot_id: disk.snapshotId,
      // Otherwise it is that of what it was made from.
      block_size: disk.imageId == null && disk.snapshotId == null ? disk.blockSize : undefined,
    }),
  }
}

function externalIp(address: ExternalIp, refer: Refer) {
  return address.kind === 'floating' ? { type: 'floating', id: refer(address.id) } : { type: 'ephemeral' }
}

function ofInstance({ instance, disks, interfaces, externalIps, sshKeys, groups }: InstanceContents): Draft {
  return {
    type: 'oxide_instance',
    label: labelOf(instance.name),
    id: instance.id,
    attributes: (refer) => ({
      project_id: refer(instance.projectId),
      ...named(instance),
      host_name: instance.hostname,
      ncpus: instance.ncpus,
      memory: instance.memory,
      start_on_create: true,
      auto_restart_policy: instance.autoRestartPolicy,
      boot_disk_id: instance.bootDiskId == null ? undefined : refer(instance.bootDiskId),
      disk_attachments: disks.map(({ id }) => refer(id)),
      ssh_public_keys: sshKeys.map(({ id }) => id),
      anti_affinity_groups: groups.length === 0 ? undefined : groups.map(({ id }) => refer(id)),
      external_ips: externalIps.map((address) => externalIp(address, refer)),
      network_interfaces: interfaces.map((one) => ({
        ...named(one),
        vpc_id: refer(one.vpcId),
        subnet_id: refer(one.subnetId),
        ip_address: one.ip,
      })),
    }),
  }
}

function draftsOf({ project, vpcs, disks, floatingIps, groups, instances }: Contents): Draft[] {
  return [
    ...(project
      ? [{ type: 'oxide_project', label: labelOf(project.name), id: project.id, attributes: () => named(project) }]
      : []),
    ...vpcs.flatMap(ofVpc),
    ...disks.map(ofDisk),
    ...floatingIps.map((address) => ({
      type: 'oxide_floating_ip',
      label: labelOf(address.name),
      id: address.id,
      attributes: (refer: Refer) => ({
        project_id: refer(address.projectId),
        ...named(address),
        ip: address.ip,
        ip_pool_id: address.ipPoolId,
      }),
    })),
    ...groups.map((group) => ({
      type: 'oxide_anti_affinity_group',
      label: labelOf(group.name),
      id: group.id,
      attributes: (refer: Refer) => ({ project_id: refer(group.projectId), ...named(group), policy: group.policy }),
    })),
    ...instances.map(ofInstance),
  ]
}

/** Everything that is given, as resources that refer to each other. */
export function terraformResources(contents: Contents): TerraformResource[] {
  const drafts = draftsOf(contents)
  // The rules of a VPC are imported by its id, and nothing refers to them.
  const byId = new Map(
    drafts.filter(({ type }) => type !== 'oxide_vpc_firewall_rules').map((draft) => [draft.id, draft]),
  )
  const refer: Refer = (id) => {
    const draft = byId.get(id)
    return draft ? idOf(draft) : id
  }
  return drafts.map(({ attributes, ...rest }) => ({ ...rest, attributes: attributes(refer) }))
}
