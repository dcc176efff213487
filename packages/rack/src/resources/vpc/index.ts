import { operations } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { listAll } from '../../store/list-all.ts'
import { claimName, identifyAt, updatedIdentity } from '../identity.ts'
import { locate, locateProject, locateProjectForChild } from '../locate.ts'
import { vpcFirewallHandlers } from './firewall.ts'
import { internetGatewayAttachmentHandlers } from './gateway-attachment.ts'
import { internetGatewayHandlers, removeGateway } from './gateway.ts'
import { insertVpc } from './insert.ts'
import { vpcRouterRouteHandlers } from './route.ts'
import { removeRouter, vpcRouterHandlers } from './router.ts'
import { vpcSubnetHandlers } from './subnet.ts'

const list = reads(operations.vpcList, async (call) => {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(
    call,
    (window) => call.tx.list('vpc', { parent: project.id, ...window }),
    (vpc) => vpc,
  )
})

const create = writes(operations.vpcCreate, async (call) => {
  const project = await locateProjectForChild(call, call.query.project)
  return insertVpc(call.tx, project, call.body, identifyAt(call.now))
})

const view = reads(operations.vpcView, async (call) => locate(call, 'vpc', call.params.vpc, call.query.project, 'read'))

const update = writes(operations.vpcUpdate, async (call) => {
  const { body } = call
  const before = await locate(call, 'vpc', call.params.vpc, call.query.project, 'modify')
  const vpc = { ...updatedIdentity(before, body, call.now), dnsName: body.dnsName ?? before.dnsName }
  await claimName('vpc', vpc.name, call.tx.update('vpc', vpc))
  return vpc
})

/** Subnets must be gone before; whatever else is in the VPC goes with it. */
const remove = writes(operations.vpcDelete, async (call) => {
  const { tx } = call
  const vpc = await locate(call, 'vpc', call.params.vpc, call.query.project, 'modify')
  const [subnet] = await tx.list('vpcSubnet', { parent: vpc.id, limit: 1 })
  if (subnet) throw refuse.invalidRequest('VPC cannot be deleted while VPC Subnets exist')
  for (const router of await listAll(tx, 'vpcRouter', { parent: vpc.id })) await removeRouter(tx, router)
  for (const gateway of await listAll(tx, 'internetGateway', { parent: vpc.id })) await removeGateway(tx, gateway)
  await tx.delete('vpcFirewall', vpc.id)
  await tx.delete('vpc', vpc.id)
  return undefined
})

export const vpcHandlers = [
  list,
  create,
  view,
  update,
  remove,
  ...vpcSubnetHandlers,
  ...vpcRouterHandlers,
  ...vpcRouterRouteHandlers,
  ...vpcFirewallHandlers,
  ...internetGatewayHandlers,
  ...internetGatewayAttachmentHandlers,
]
