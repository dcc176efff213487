import type { FloatingIp, Instance, NetworkInterface, RouterRoute, VpcRouter, VpcSubnet } from '@plenum/api'
import type { GatewayWithAttachments } from '../internet-gateway/queries.ts'
import type { RouterWithRoutes } from '../router/queries.ts'
import type { TopologyParts } from './model.ts'

const times = { timeCreated: new Date(0), timeModified: new Date(0) }

function identity(name: string) {
  return { id: `id of ${name}`, name, description: '', ...times }
}

export function subnet(name: string, customRouter?: string): VpcSubnet {
  return {
    ...identity(name),
    vpcId: 'vpc',
    ipv4Block: '10.0.0.0/24',
    ipv6Block: 'fd00::/64',
    customRouterId: customRouter === undefined ? null : `id of ${customRouter}`,
  }
}

export function nic(instance: string, inSubnet: string, more: Partial<NetworkInterface> = {}): NetworkInterface {
  return {
    ...identity(`${instance} ${inSubnet}`),
    instanceId: `id of ${instance}`,
    vpcId: 'vpc',
    subnetId: `id of ${inSubnet}`,
    mac: 'a8:40:25:f0:00:00',
    ip: '10.0.0.5',
    primary: true,
    transitIps: [],
    ...more,
  }
}

export function instance(name: string): Instance {
  return {
    ...identity(name),
    projectId: 'project',
    hostname: name,
    ncpus: 2,
    memory: 2 ** 32,
    runState: 'running',
    timeRunStateUpdated: new Date(0),
    autoRestartEnabled: true,
  }
}

type Ends = Pick<RouterRoute, 'destination' | 'target'>

export function route(name: string, target: Ends['target'], more: Partial<RouterRoute> = {}): RouterRoute {
  const destination = { type: 'ip_net', value: '0.0.0.0/0' } as const
  return { ...identity(name), vpcRouterId: 'router', kind: 'custom', destination, target, ...more }
}

export function router(
  name: string,
  routes: readonly RouterRoute[],
  kind: VpcRouter['kind'] = 'custom',
): RouterWithRoutes {
  return { router: { ...identity(name), vpcId: 'vpc', kind }, routes }
}

export function gateway(name: string, pools: readonly string[], address?: string): GatewayWithAttachments {
  const own = { ...identity(name), id: `id of gateway ${name}`, vpcId: 'vpc' }
  return {
    gateway: own,
    pools: pools.map((pool) => ({ ...identity(pool), internetGatewayId: own.id, ipPoolId: `id of ${pool}` })),
    addresses: address === undefined ? [] : [{ ...identity(address), internetGatewayId: own.id, address }],
  }
}

export function floatingIp(name: string, onInstance: string): FloatingIp {
  return {
    ...identity(name),
    projectId: 'project',
    ip: '192.0.2.1',
    ipPoolId: 'id of internet',
    instanceId: `id of ${onInstance}`,
  }
}

/** A VPC as it comes, with what is said differently. */
export function parts(more: Partial<TopologyParts> = {}): TopologyParts {
  return {
    subnets: [subnet('default')],
    nics: new Map(),
    instances: [],
    routers: [router('system', [route('default-v4', { type: 'internet_gateway', value: 'default' })], 'system')],
    gateways: [gateway('default', ['internet'])],
    floatingIps: [],
    ...more,
  }
}

/** A VPC with so many instances, spread over a few subnets. */
export function crowd(count: number): TopologyParts {
  const subnets = ['default', 'nodes', 'ingest'].map((name, index) =>
    subnet(name, index === 1 ? 'inspected' : undefined),
  )
  const names = Array.from({ length: count }, (_, index) => `${['web', 'api', 'db'][index % 3]}-${index}`)
  const placed = names.map((name, index) => nic(name, ['default', 'nodes', 'ingest'][index % 3] ?? 'default'))
  return parts({
    subnets,
    nics: Map.groupBy(placed, ({ subnetId }) => subnetId),
    instances: names.map(instance),
    routers: [router('inspected', [route('out', { type: 'internet_gateway', value: 'exit' })]), ...parts().routers],
    gateways: [gateway('default', ['internet']), gateway('exit', [], '203.0.113.40')],
  })
}
