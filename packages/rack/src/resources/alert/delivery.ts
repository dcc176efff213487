import { operations } from '@plenum/api'
import { deliveryStates, deliveryView, newDelivery } from '../../alerts/delivery.ts'
import { isSubscribed } from '../../alerts/dispatch.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import type { PageWindow } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { alertKinds, deliveriesOf } from '../../store/alert-kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { compareText } from '../../store/sorted.ts'
import type { Reader } from '../../store/store.ts'
import { locateById, locateReceiver } from './locate.ts'

type Delivery = Documents['alertDelivery']

const keyOf = alertKinds.alertDelivery.name

/** A part of the deliveries in some states, by time: each state has a list of its own, of which this is the seam. */
async function deliveriesIn(
  tx: Reader,
  receiverId: string,
  states: readonly Delivery['state'][],
  window: PageWindow,
): Promise<Delivery[]> {
  const lists = await Promise.all(
    states.map((state) => tx.list('alertDelivery', { parent: deliveriesOf(receiverId, state), ...window })),
  )
  const direction = window.order === 'name_descending' ? -1 : 1
  return lists
    .flat()
    .toSorted((a, b) => direction * compareText(keyOf(a), keyOf(b)))
    .slice(0, window.limit)
}

const list = reads(operations.alertDeliveryList, async (call) => {
  const { tx, query } = call
  const { id } = await locateReceiver(call, call.params.receiver, 'read')
  const asked = deliveryStates.filter((state) => query[state])
  const states = asked.length > 0 ? asked : deliveryStates
  return pageOf(call, (window) => deliveriesIn(tx, id, states, window), deliveryView, keyOf)
})

/** Also an alert that has arrived can be sent again. */
const resend = writes(operations.alertDeliveryResend, async (call) => {
  const { tx, now } = call
  const alert = await locateById(call, 'alert', call.params.alertId, 'modify')
  const receiver = await locateReceiver(call, call.query.receiver, 'modify')
  const { alertClass } = alert
  if (!isSubscribed(receiver, alertClass))
    throw refuse.invalidRequest(`cannot resend alert: receiver is not subscribed to the '${alertClass}' alert class`)
  const delivery = newDelivery(alert, receiver.id, 'resend', now)
  await tx.insert('alertDelivery', delivery)
  return { deliveryId: delivery.id }
})

export const alertDeliveryHandlers = [list, resend]
