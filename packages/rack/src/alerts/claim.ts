import { deliveriesOf } from '../store/alert-kinds.ts'
import { listAll } from '../store/list-all.ts'
import type { Reader, Store, Transaction } from '../store/store.ts'
import type { Parcel } from './request.ts'

/** An attempt that nobody has said anything about for so long is lost, and made again. */
export const LEASE_MS = 60_000
/** How soon a receiver that has no secrets is looked at again: nothing can be signed for it. */
const SECRETLESS_MS = 60_000

/** A delivery that whoever holds the lease is to attempt. */
export interface Claimed extends Parcel {
  leaseId: string
}

function dueOf(tx: Reader, receiverId: string, now: Date, limit: number) {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  return tx.list('alertDelivery', {
    parent: deliveriesOf(receiverId, 'pending'),
    where,
    order: 'name_ascending',
    limit,
  })
}

async function claimOf(tx: Transaction, receiverId: string, now: Date, limit: number): Promise<Claimed[]> {
  const receiver = await tx.get('alertReceiver', receiverId)
  if (!receiver) return []
  const secrets = await listAll(tx, 'webhookSecret', { parent: receiverId })
  const claimed: Claimed[] = []
  for (const delivery of await dueOf(tx, receiverId, now, limit)) {
    const alert = await tx.get('alert', delivery.alertId)
    if (!alert) throw new Error(`invariant: delivery ${delivery.id} is of alert ${delivery.alertId}, which is gone`)
    if (secrets.length === 0) {
      await tx.update('alertDelivery', { ...delivery, dueAt: now.getTime() + SECRETLESS_MS })
      continue
    }
    const leaseId = crypto.randomUUID()
    await tx.update('alertDelivery', { ...delivery, dueAt: now.getTime() + LEASE_MS, leaseId })
    claimed.push({ receiver, secrets, alert, deliveryId: delivery.id, trigger: delivery.trigger, leaseId })
  }
  return claimed
}

/** How many more requests may be under way. */
interface Room {
  of: (receiverId: string) => number
  all: number
}

/** Takes what is due to be sent, so that nobody else does for the length of a lease. */
export async function claimDue(store: Store, now: Date, room: Room): Promise<Claimed[]> {
  const where = { index: 'dueAt', atMost: now.getTime() } as const
  const waiting = await store.read(async (tx) => {
    if ((await tx.list('alertDelivery', { where, limit: 1 })).length === 0) return []
    const receivers = (await listAll(tx, 'alertReceiver', {})).filter(({ id }) => room.of(id) > 0)
    const due = await Promise.all(receivers.map(({ id }) => dueOf(tx, id, now, 1)))
    return receivers.filter((_, index) => due[index]?.length)
  })
  if (waiting.length === 0 || room.all <= 0) return []
  return store.write(async (tx) => {
    const claimed: Claimed[] = []
    for (const { id } of waiting) {
      const limit = Math.min(room.of(id), room.all - claimed.length)
      if (limit > 0) claimed.push(...(await claimOf(tx, id, now, limit)))
    }
    return claimed
  })
}
