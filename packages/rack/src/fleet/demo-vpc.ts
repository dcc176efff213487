import { defaultRules, firewallOf } from '../resources/vpc/firewall.ts'
import { insertVpc } from '../resources/vpc/insert.ts'
import { prefixFrom, subnetOf } from '../resources/vpc/ipv6-block.ts'
import { insertSubnet } from '../resources/vpc/subnet.ts'
import type { Identify } from '../resources/identity.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import type { VpcData } from './demo-vpc-data.ts'

type Vpc = Documents['vpc']

async function addRouters(tx: Transaction, vpc: Vpc, data: VpcData, identify: Identify): Promise<void> {
  for (const { routes, ...given } of data.routers ?? []) {
    const router = { ...(await identify(`router/${given.name}`, given)), vpcId: vpc.id, kind: 'custom' } as const
    await tx.insert('vpcRouter', router)
    for (const { destination, target, ...route } of routes) {
      const identity = await identify(`router/${given.name}/route/${route.name}`, route)
      await tx.insert('routerRoute', { ...identity, vpcRouterId: router.id, kind: 'custom', destination, target })
    }
  }
}

async function addSubnets(tx: Transaction, vpc: Vpc, data: VpcData, identify: Identify): Promise<void> {
  for (const [index, { ipv4Block, customRouter, ...given }] of (data.subnets ?? []).entries()) {
    const router = customRouter === undefined ? undefined : await tx.find('vpcRouter', vpc.id, customRouter)
    const subnet = {
      ...(await identify(`subnet/${given.name}`, given)),
      vpcId: vpc.id,
      ipv4Block,
      ipv6Block: subnetOf(vpc.ipv6Prefix, index + 1),
      customRouterId: router?.id ?? null,
    }
    await insertSubnet(tx, vpc, subnet, identify)
  }
}

async function addGateways(tx: Transaction, vpc: Vpc, data: VpcData, identify: Identify): Promise<void> {
  for (const { address, ...given } of data.gateways ?? []) {
    const gateway = { ...(await identify(`gateway/${given.name}`, given)), vpcId: vpc.id }
    await tx.insert('internetGateway', gateway)
    if (address === undefined) continue
    const identity = await identify(`gateway/${given.name}/ip-address`, { name: 'fixed', description: '' })
    await tx.insert('internetGatewayIpAddress', { ...identity, internetGatewayId: gateway.id, address })
  }
}

/** Adds a VPC with all that the data says; ids and addresses are the same each time if `identify` makes the same ids. */
export async function addVpc(
  tx: Transaction,
  project: Documents['project'],
  data: VpcData,
  identify: Identify,
): Promise<void> {
  const { id } = await identify('prefix', data)
  const vpc = await insertVpc(tx, project, { ...data, ipv6Prefix: prefixFrom(BigInt(`0x${id.slice(-10)}`)) }, identify)
  const rules = [...defaultRules(vpc), ...(data.rules ?? [])]
  await tx.update('vpcFirewall', await firewallOf(vpc, rules, vpc.timeCreated, identify))
  await addRouters(tx, vpc, data, identify)
  await addSubnets(tx, vpc, data, identify)
  await addGateways(tx, vpc, data, identify)
}
