import { operations } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { sortableIp } from '../../store/sortable-ip.ts'
import { claimName, newIdentity } from '../identity.ts'
import { locateWithin } from '../locate-within.ts'
import { linkedPool } from '../silo-pool.ts'
import { refuseWhileNeeded } from './gateway-dependents.ts'
import type { DependsOnIt } from './gateway-dependents.ts'

const poolList = reads(operations.internetGatewayIpPoolList, async (call) => {
  const gateway = await locateWithin(call, 'internetGateway', call.query.gateway ?? '', call.query, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('internetGatewayIpPool', { parent: gateway.id, ...window }),
    (attachment) => attachment,
  )
})

const poolCreate = writes(operations.internetGatewayIpPoolCreate, async (call) => {
  const { tx, actor, body, now } = call
  const gateway = await locateWithin(call, 'internetGateway', call.query.gateway, call.query, 'modify')
  const pool = await linkedPool(tx, actor.siloId, body.ipPool)
  const attachment = { ...newIdentity(now, body), internetGatewayId: gateway.id, ipPoolId: pool.id }
  await claimName('internet-gateway-ip-pool', body.name, tx.insert('internetGatewayIpPool', attachment))
  return attachment
})

const poolDelete = writes(operations.internetGatewayIpPoolDelete, async (call) => {
  const attachment = await locateWithin(call, 'internetGatewayIpPool', call.params.pool, call.query, 'modify')
  const dependsOnIt: DependsOnIt = ({ ipPoolId }) => ipPoolId === attachment.ipPoolId
  if (!call.query.cascade) await refuseWhileNeeded(call.tx, attachment.internetGatewayId, 'pool', dependsOnIt)
  await call.tx.delete('internetGatewayIpPool', attachment.id)
  return undefined
})

const addressList = reads(operations.internetGatewayIpAddressList, async (call) => {
  const gateway = await locateWithin(call, 'internetGateway', call.query.gateway ?? '', call.query, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('internetGatewayIpAddress', { parent: gateway.id, ...window }),
    (attachment) => attachment,
  )
})

const addressCreate = writes(operations.internetGatewayIpAddressCreate, async (call) => {
  const { tx, body, now } = call
  const gateway = await locateWithin(call, 'internetGateway', call.query.gateway, call.query, 'modify')
  const [present] = await tx.list('internetGatewayIpAddress', { parent: gateway.id, limit: 1 })
  if (present) throw refuse.alreadyExists('internet-gateway-ip-address', body.name)
  const attachment = { ...newIdentity(now, body), internetGatewayId: gateway.id, address: body.address }
  await tx.insert('internetGatewayIpAddress', attachment)
  return attachment
})

const addressDelete = writes(operations.internetGatewayIpAddressDelete, async (call) => {
  const attachment = await locateWithin(call, 'internetGatewayIpAddress', call.params.address, call.query, 'modify')
  const dependsOnIt: DependsOnIt = ({ ip }) => sortableIp(ip) === sortableIp(attachment.address)
  if (!call.query.cascade) await refuseWhileNeeded(call.tx, attachment.internetGatewayId, 'address', dependsOnIt)
  await call.tx.delete('internetGatewayIpAddress', attachment.id)
  return undefined
})

export const internetGatewayAttachmentHandlers = [
  poolList,
  poolCreate,
  poolDelete,
  addressList,
  addressCreate,
  addressDelete,
]
