import { matchesAlertClass } from '@plenum/api/alert-glob-rules'
import type { Documents } from '../store/kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Store } from '../store/store.ts'
import { newDelivery } from './delivery.ts'

/** Alerts that one tick makes deliveries of at most; the rest is for the next. */
const BATCH = 200

/** Whether a receiver is to be told of alerts of a class, be it by a pattern that is older than the class. */
export function isSubscribed({ subscriptions }: Documents['alertReceiver'], alertClass: string): boolean {
  return subscriptions.some((subscription) => matchesAlertClass(subscription, alertClass))
}

/** Makes a delivery of each new alert for each receiver that is subscribed to it. */
export async function dispatchAlerts(store: Store, now: Date): Promise<void> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  const [due] = await store.read((tx) => tx.list('alert', { where, limit: 1 }))
  if (!due) return
  await store.write(async (tx) => {
    const receivers = await listAll(tx, 'alertReceiver', {})
    for (const alert of await tx.list('alert', { where, limit: BATCH })) {
      for (const receiver of receivers.filter((each) => isSubscribed(each, alert.alertClass)))
        await tx.insert('alertDelivery', newDelivery(alert, receiver.id, 'alert', now))
      await tx.update('alert', { ...alert, dueAt: null })
    }
  })
}
