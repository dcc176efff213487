import { blockText, ipBlock, isHalted, operations, whyNotInstance, whyNotTransitIps } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import type { Documents } from '../../store/kinds.ts'
import type { Transaction } from '../../store/store.ts'
import { claimName, identifyAt, updatedIdentity } from '../identity.ts'
import { locateWithin } from '../locate-within.ts'
import { locate, mustGet } from '../locate.ts'
import { insertInterface, interfacesOf } from './insert.ts'

type Nic = Documents['networkInterface']

const list = reads(operations.instanceNetworkInterfaceList, async (call) => {
  const instance = await locate(call, 'instance', call.query.instance ?? '', call.query.project, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('networkInterface', { parent: instance.id, ...window }),
    (nic) => nic,
  )
})

const create = writes(operations.instanceNetworkInterfaceCreate, async (call) => {
  const instance = await locate(call, 'instance', call.query.instance, call.query.project, 'modify')
  if (whyNotInstance('updateNic', instance.runState))
    throw refuse.invalidRequest('Instance must be stopped to attach a new network interface')
  return insertInterface(call.tx, instance, call.body, identifyAt(call.now))
})

const view = reads(operations.instanceNetworkInterfaceView, (call) =>
  locateWithin(call, 'networkInterface', call.params.interface, call.query, 'read'),
)

/** Takes the role of the primary interface from whichever of the instance has it. */
async function demotePrimary(tx: Transaction, instanceId: string, timeModified: Date): Promise<void> {
  for (const nic of await interfacesOf(tx, instanceId))
    if (nic.primary) await tx.update('networkInterface', { ...nic, primary: false, timeModified })
}

const update = writes(operations.instanceNetworkInterfaceUpdate, async (call) => {
  const { tx, body, now } = call
  const before = await locateWithin(call, 'networkInterface', call.params.interface, call.query, 'modify')
  const instance = await mustGet(tx, 'instance', before.instanceId)
  if (whyNotInstance('updateNic', instance.runState))
    throw refuse.invalidRequest('Instance must be stopped to update its network interfaces')
  const reason = whyNotTransitIps(body.transitIps)
  if (reason) throw refuse.invalidRequest(reason)
  const takesOver = body.primary && !before.primary
  if (takesOver) await demotePrimary(tx, instance.id, now)
  const nic: Nic = {
    ...updatedIdentity(before, body, now),
    primary: takesOver || before.primary,
    transitIps: body.transitIps.map((net) => blockText(ipBlock(net))),
  }
  await claimName('instance-network-interface', nic.name, tx.update('networkInterface', nic))
  return nic
})

const remove = writes(operations.instanceNetworkInterfaceDelete, async (call) => {
  const { tx } = call
  const nic = await locateWithin(call, 'networkInterface', call.params.interface, call.query, 'modify')
  const instance = await mustGet(tx, 'instance', nic.instanceId)
  if (!isHalted(instance.runState))
    throw refuse.invalidRequest('Instance must be stopped or failed to detach a network interface')
  if (nic.primary && (await interfacesOf(tx, instance.id)).length > 1)
    throw refuse.invalidRequest(
      'The primary interface may not be deleted while secondary interfaces are still attached',
    )
  await tx.delete('networkInterface', nic.id)
  return undefined
})

export const networkInterfaceHandlers = [list, create, view, update, remove]
