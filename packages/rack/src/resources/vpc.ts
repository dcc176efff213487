import { operations } from '@plenum/api'
import { reads, writes } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { refuse } from '../http/refusal.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { newIdentity } from './identity.ts'
import { locate, locateProject } from './locate.ts'

const DEFAULT_SUBNET_IPV4 = '172.30.0.0/22'

/** A random /48 of the unique local addresses (RFC 4193), without the trailing `::/48`. */
function randomUlaPrefix(): string {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = crypto.getRandomValues(new Uint8Array(5))
  return [0xfd00 | a, (b << 8) | c, (d << 8) | e].map((group) => group.toString(16)).join(':')
}

/** Makes a VPC with what every VPC begins with: its system router and a subnet named `default`. */
export async function insertVpc(
  tx: Transaction,
  projectId: string,
  given: { name: string; description: string; dnsName: string },
  now: Date,
): Promise<Documents['vpc']> {
  const router = newIdentity(now, {
    name: 'system',
    description: 'Routes are automatically added to this router as VPC subnets are created',
  })
  const prefix = randomUlaPrefix()
  const vpc = {
    ...newIdentity(now, given),
    projectId,
    dnsName: given.dnsName,
    systemRouterId: router.id,
    ipv6Prefix: `${prefix}::/48`,
  }
  await tx.insert('vpc', vpc)
  await tx.insert('vpcRouter', { ...router, vpcId: vpc.id, kind: 'system' })
  await tx.insert('vpcSubnet', {
    ...newIdentity(now, { name: 'default', description: `The default subnet for ${vpc.name}` }),
    vpcId: vpc.id,
    ipv4Block: DEFAULT_SUBNET_IPV4,
    ipv6Block: `${prefix}::/64`,
    customRouterId: null,
  })
  return vpc
}

const list = reads(operations.vpcList, async (call) => {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(
    call,
    (window) => call.tx.list('vpc', { parent: project.id, ...window }),
    (vpc) => vpc,
  )
})

const view = reads(operations.vpcView, async (call) => locate(call, 'vpc', call.params.vpc, call.query.project, 'read'))

const remove = writes(operations.vpcDelete, async (call) => {
  const { tx } = call
  const vpc = await locate(call, 'vpc', call.params.vpc, call.query.project, 'modify')
  const [subnet] = await tx.list('vpcSubnet', { parent: vpc.id, limit: 1 })
  if (subnet) throw refuse.invalidRequest('VPC cannot be deleted while VPC Subnets exist')
  await tx.delete('vpcRouter', vpc.systemRouterId)
  await tx.delete('vpc', vpc.id)
  return undefined
})

export const vpcHandlers = [list, view, remove]
