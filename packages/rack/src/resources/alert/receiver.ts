import { operations } from '@plenum/api'
import type { AlertReceiver, WebhookSecret } from '@plenum/api'
import { permitOnAlerts } from '../../access/permissions.ts'
import { deliveryStates } from '../../alerts/delivery.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { deliveriesOf } from '../../store/alert-kinds.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import { locateReceiver } from './locate.ts'
import { secretsOf } from './secret.ts'

type Receiver = Documents['alertReceiver']

function receiverView(receiver: Receiver, secrets: WebhookSecret[]): AlertReceiver {
  const { endpoint, subscriptions, ...identity } = receiver
  return { ...identity, kind: { kind: 'webhook', endpoint, secrets }, subscriptions: [...subscriptions] }
}

const list = reads(operations.alertReceiverList, async (call) => {
  const { actor, tx } = call
  permitOnAlerts(actor, 'read')
  const secrets = new Map<string, WebhookSecret[]>()
  return pageOf(
    call,
    async (window) => {
      const receivers = await tx.list('alertReceiver', { parent: FLEET_ID, ...window })
      for (const { id } of receivers) secrets.set(id, await secretsOf(tx, id))
      return receivers
    },
    (receiver) => receiverView(receiver, secrets.get(receiver.id) ?? []),
  )
})

const view = reads(operations.alertReceiverView, async (call) => {
  const receiver = await locateReceiver(call, call.params.receiver, 'read')
  return receiverView(receiver, await secretsOf(call.tx, receiver.id))
})

const remove = writes(operations.alertReceiverDelete, async (call) => {
  const { tx } = call
  const { id } = await locateReceiver(call, call.params.receiver, 'modify')
  for (const secret of await listAll(tx, 'webhookSecret', { parent: id })) await tx.delete('webhookSecret', secret.id)
  for (const state of deliveryStates)
    for (const delivery of await listAll(tx, 'alertDelivery', { parent: deliveriesOf(id, state) }))
      await tx.delete('alertDelivery', delivery.id)
  await tx.delete('alertReceiver', id)
  return undefined
})

export const alertReceiverHandlers = [list, view, remove]
