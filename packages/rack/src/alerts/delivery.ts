import type { AlertDelivery, AlertDeliveryState, AlertDeliveryTrigger } from '@plenum/api'
import type { DeliveryAttempt } from '../store/alert-documents.ts'
import type { Documents } from '../store/kinds.ts'

type Delivery = Documents['alertDelivery']

/** What to wait for after the first attempt that failed, and after the second. There is none after the third. */
export const BACKOFF_MS = [60_000, 300_000] as const

export const deliveryStates: readonly AlertDeliveryState[] = ['pending', 'delivered', 'failed']

/** An alert that is to be sent to a receiver, from now on. */
export function newDelivery(
  alert: Pick<Documents['alert'], 'id' | 'alertClass'>,
  receiverId: string,
  trigger: Delivery['trigger'],
  now: Date,
): Delivery {
  return {
    id: crypto.randomUUID(),
    receiverId,
    alertId: alert.id,
    alertClass: alert.alertClass,
    trigger,
    state: 'pending',
    attempts: [],
    timeStarted: now,
    dueAt: now.getTime(),
    leaseId: null,
  }
}

/** The delivery once another attempt has come to its end, now. */
export function afterAttempt(delivery: Delivery, attempt: DeliveryAttempt, now: Date): Delivery {
  const attempts = [...delivery.attempts, attempt]
  const ended = { ...delivery, attempts, leaseId: null, dueAt: null }
  if (attempt.result === 'succeeded') return { ...ended, state: 'delivered' }
  const wait = BACKOFF_MS[attempts.length - 1]
  return wait === undefined ? { ...ended, state: 'failed' } : { ...ended, dueAt: now.getTime() + wait }
}

type Viewed = Omit<Delivery, 'trigger' | 'dueAt' | 'leaseId'> & { trigger: AlertDeliveryTrigger }

export function deliveryView(delivery: Viewed): AlertDelivery {
  const { id, receiverId, alertId, alertClass, trigger, state, timeStarted } = delivery
  const attempts = delivery.attempts.map(({ sentAt, result, response }, index) => ({
    attempt: index + 1,
    timeSent: new Date(sentAt),
    result,
    response,
  }))
  return { id, receiverId, alertId, alertClass, trigger, state, timeStarted, attempts: { webhook: attempts } }
}
