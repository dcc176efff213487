import { blockText, ipBlock, whyNotVpcPrefix } from '@plenum/api'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { claimName } from '../identity.ts'
import type { Identify } from '../identity.ts'
import { insertDefaultGateway } from './gateway.ts'
import { defaultRules, firewallOf } from './firewall.ts'
import { randomPrefix, subnetOf } from './ipv6-block.ts'
import { defaultRoutes } from './subnet-route.ts'
import { insertSubnet } from './subnet.ts'

type Vpc = Documents['vpc']

const DEFAULT_SUBNET_IPV4 = '172.30.0.0/22'

interface NewVpc {
  name: string
  description: string
  dnsName: string
  ipv6Prefix?: string | null | undefined
}

/** The VPC that comes with every project. */
export const defaultVpc: NewVpc = { name: 'default', description: 'Default VPC', dnsName: 'default' }

function prefixFor(given: string | null | undefined): string {
  if (given === null || given === undefined) return randomPrefix()
  const reason = whyNotVpcPrefix(given)
  if (reason) throw refuse.invalidRequest(reason)
  return blockText(ipBlock(given))
}

async function insertSystemRouter(
  tx: Transaction,
  vpc: Vpc,
  router: Awaited<ReturnType<Identify>>,
  identify: Identify,
) {
  await tx.insert('vpcRouter', { ...router, vpcId: vpc.id, kind: 'system' })
  for (const [name, value] of Object.entries(defaultRoutes))
    await tx.insert('routerRoute', {
      ...(await identify(`route/${name}`, { name, description: 'The default way out of the VPC' })),
      vpcRouterId: router.id,
      kind: 'default',
      destination: { type: 'ip_net', value },
      target: { type: 'internet_gateway', value: 'default' },
    })
}

/**
 * Makes a VPC with all that a VPC begins with: its system router, a subnet and an internet gateway named `default`, and
 * firewall rules.
 */
export async function insertVpc(
  tx: Transaction,
  project: Documents['project'],
  given: NewVpc,
  identify: Identify,
): Promise<Vpc> {
  const router = await identify('router/system', {
    name: 'system',
    description: 'Routes are automatically added to this router as VPC subnets are created',
  })
  const vpc = {
    ...(await identify('vpc', given)),
    projectId: project.id,
    dnsName: given.dnsName,
    systemRouterId: router.id,
    ipv6Prefix: prefixFor(given.ipv6Prefix),
  }
  await claimName('vpc', vpc.name, tx.insert('vpc', vpc))
  await insertSystemRouter(tx, vpc, router, identify)
  const subnet = {
    ...(await identify('subnet/default', { name: 'default', description: `The default subnet for ${vpc.name}` })),
    vpcId: vpc.id,
    ipv4Block: DEFAULT_SUBNET_IPV4,
    ipv6Block: subnetOf(vpc.ipv6Prefix, 0),
    customRouterId: null,
  }
  await insertSubnet(tx, vpc, subnet, identify)
  await tx.insert('vpcFirewall', await firewallOf(vpc, defaultRules(vpc), vpc.timeCreated, identify))
  await insertDefaultGateway(tx, vpc, project.siloId, identify)
  return vpc
}
