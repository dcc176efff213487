import { operations, whyNotSubscribe } from '@plenum/api'
import { everyAlertClass, shownAlertClasses } from '../../alerts/classes.ts'
import { writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { locateReceiver } from './locate.ts'

const shown = shownAlertClasses.map(({ name }) => name)

/** Refuses what is no pattern and not the name of a class that can be subscribed to. */
export function checkSubscription(subscription: string): void {
  const isHidden = everyAlertClass.includes(subscription) && !shown.includes(subscription)
  const reason = isHidden ? undefined : whyNotSubscribe(subscription, shown)
  if (reason) throw refuse.invalidValue('alert_class', reason)
}

/** Adding what there is already changes nothing. */
const add = writes(operations.alertReceiverSubscriptionAdd, async (call) => {
  const { tx, body, now } = call
  const { subscription } = body
  const receiver = await locateReceiver(call, call.params.receiver, 'modify')
  checkSubscription(subscription)
  if (!receiver.subscriptions.includes(subscription)) {
    const subscriptions = [...receiver.subscriptions, subscription]
    await tx.update('alertReceiver', { ...receiver, subscriptions, timeModified: now })
  }
  return { subscription }
})

const remove = writes(operations.alertReceiverSubscriptionRemove, async (call) => {
  const { tx, params, now } = call
  const receiver = await locateReceiver(call, params.receiver, 'modify')
  const subscriptions = receiver.subscriptions.filter((each) => each !== params.subscription)
  if (subscriptions.length === receiver.subscriptions.length)
    throw refuse.notFoundBy(`alert receiver "${receiver.name}" is not subscribed to "${params.subscription}"`)
  await tx.update('alertReceiver', { ...receiver, subscriptions, timeModified: now })
  return undefined
})

export const alertSubscriptionHandlers = [add, remove]
