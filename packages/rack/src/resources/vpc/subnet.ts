import {
  blockText,
  ipBlock,
  operations,
  whyNotAttachRouter,
  whyNotBesideSubnets,
  whyNotSubnetIpv4,
  whyNotSubnetIpv6,
} from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import type { Asking } from '../../http/handler.ts'
import { pageOf, pageOfAll } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Transaction } from '../../store/store.ts'
import { claimName, identifyAt, newIdentity, updatedIdentity } from '../identity.ts'
import type { Identify } from '../identity.ts'
import { locateWithin } from '../locate-within.ts'
import { locate, mustGet, permitInProject, selector } from '../locate.ts'
import { freeSubnetOf } from './ipv6-block.ts'
import { addSubnetRoute, removeSubnetRoute, renameSubnetRoute } from './subnet-route.ts'

type Vpc = Documents['vpc']
type Subnet = Documents['vpcSubnet']

interface Blocks {
  ipv4Block: string
  ipv6Block?: string | null | undefined
}

/** The networks of a new subnet, without host bits. Throws when it cannot have them. */
async function blocksFor(tx: Transaction, vpc: Vpc, given: Blocks): Promise<Pick<Subnet, 'ipv4Block' | 'ipv6Block'>> {
  const others = await listAll(tx, 'vpcSubnet', { parent: vpc.id })
  const taken = others.map(({ ipv6Block }) => ipv6Block)
  const { ipv4Block, ipv6Block = null } = given
  const reason =
    whyNotSubnetIpv4(ipv4Block) ??
    (ipv6Block === null ? undefined : whyNotSubnetIpv6(ipv6Block, vpc.ipv6Prefix)) ??
    whyNotBesideSubnets(
      ipv4Block,
      others.map((other) => other.ipv4Block),
    ) ??
    (ipv6Block === null ? undefined : whyNotBesideSubnets(ipv6Block, taken))
  if (reason) throw refuse.invalidRequest(reason)
  return {
    ipv4Block: blockText(ipBlock(ipv4Block)),
    ipv6Block: ipv6Block === null ? freeSubnetOf(vpc.ipv6Prefix, taken) : blockText(ipBlock(ipv6Block)),
  }
}

/** The id of the router that a subnet of a VPC shall have, none being asked for with null. */
async function customRouterId(asking: Asking, vpc: Vpc, given: string | null | undefined): Promise<string | null> {
  if (given === null || given === undefined) return null
  const by = selector(given)
  const hidden = () => refuse.notFound('vpc-router', by)
  const router =
    'id' in by ? await asking.tx.get('vpcRouter', by.id) : await asking.tx.find('vpcRouter', vpc.id, by.name)
  if (!router) throw hidden()
  if (router.vpcId !== vpc.id) {
    const { projectId } = await mustGet(asking.tx, 'vpc', router.vpcId)
    await permitInProject(asking, projectId, 'read', hidden)
    throw refuse.invalidRequest('a router can only be attached to a subnet when both belong to the same VPC')
  }
  const reason = whyNotAttachRouter(router.kind)
  if (reason) throw refuse.invalidRequest(reason)
  return router.id
}

/** Stores a subnet that is to be in a VPC, with the route that leads to it. */
export async function insertSubnet(tx: Transaction, vpc: Vpc, subnet: Subnet, identify: Identify): Promise<void> {
  await claimName('vpc-subnet', subnet.name, tx.insert('vpcSubnet', subnet))
  await addSubnetRoute(tx, vpc, subnet, identify)
}

const list = reads(operations.vpcSubnetList, async (call) => {
  const vpc = await locate(call, 'vpc', call.query.vpc ?? '', call.query.project, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('vpcSubnet', { parent: vpc.id, ...window }),
    (subnet) => subnet,
  )
})

const create = writes(operations.vpcSubnetCreate, async (call) => {
  const { tx, body, now } = call
  const vpc = await locate(call, 'vpc', call.query.vpc, call.query.project, 'modify')
  const subnet = {
    ...newIdentity(now, body),
    vpcId: vpc.id,
    ...(await blocksFor(tx, vpc, body)),
    customRouterId: await customRouterId(call, vpc, body.customRouter),
  }
  await insertSubnet(tx, vpc, subnet, identifyAt(now))
  return subnet
})

const view = reads(operations.vpcSubnetView, (call) =>
  locateWithin(call, 'vpcSubnet', call.params.subnet, call.query, 'read'),
)

const update = writes(operations.vpcSubnetUpdate, async (call) => {
  const { tx, body, now } = call
  const before = await locateWithin(call, 'vpcSubnet', call.params.subnet, call.query, 'modify')
  const vpc = await mustGet(tx, 'vpc', before.vpcId)
  const subnet = {
    ...updatedIdentity(before, body, now),
    customRouterId: await customRouterId(call, vpc, body.customRouter),
  }
  await claimName('vpc-subnet', subnet.name, tx.update('vpcSubnet', subnet))
  await renameSubnetRoute(tx, vpc, before, subnet)
  return subnet
})

const remove = writes(operations.vpcSubnetDelete, async (call) => {
  const { tx } = call
  const subnet = await locateWithin(call, 'vpcSubnet', call.params.subnet, call.query, 'modify')
  const where = { index: 'subnetId', equals: subnet.id } as const
  const [nic] = await tx.list('networkInterface', { where, limit: 1 })
  const [probe] = await tx.list('probe', { where, limit: 1 })
  if (nic ?? probe)
    throw refuse.invalidRequest('VPC Subnet cannot be deleted while network interfaces in the subnet exist')
  await removeSubnetRoute(tx, await mustGet(tx, 'vpc', subnet.vpcId), subnet)
  await tx.delete('vpcSubnet', subnet.id)
  return undefined
})

const listInterfaces = reads(operations.vpcSubnetListNetworkInterfaces, async (call) => {
  const subnet = await locateWithin(call, 'vpcSubnet', call.params.subnet, call.query, 'read')
  const where = { index: 'subnetId', equals: subnet.id } as const
  return pageOfAll(call, await listAll(call.tx, 'networkInterface', { where }), (nic) => nic)
})

export const vpcSubnetHandlers = [list, create, view, update, remove, listInterfaces]
