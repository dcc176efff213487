import { operations, PROBE_CLASS } from '@plenum/api'
import { deliveryView, newDelivery } from '../../alerts/delivery.ts'
import { acts, transact } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { deliveriesOf } from '../../store/alert-kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { locateReceiver } from './locate.ts'

/** The alert of every probe: nothing has happened. */
const probeAlert = { id: '001de000-a1e7-4000-8000-000000000001', alertClass: PROBE_CLASS, data: {} } as const

/** Alerts that no delivery has brought to a receiver, and none is about to. */
async function failedAlerts(tx: Reader, receiverId: string): Promise<{ id: string; alertClass: string }[]> {
  const failed = await listAll(tx, 'alertDelivery', { parent: deliveriesOf(receiverId, 'failed') })
  const classes = new Map(failed.map(({ alertId, alertClass }) => [alertId, alertClass]))
  const found: { id: string; alertClass: string }[] = []
  for (const [id, alertClass] of classes) {
    const deliveries = await listAll(tx, 'alertDelivery', { where: { index: 'alertId', equals: id } })
    if (deliveries.every((each) => each.receiverId !== receiverId || each.state === 'failed'))
      found.push({ id, alertClass })
  }
  return found
}

async function resendFailed(tx: Transaction, receiverId: string, now: Date): Promise<number> {
  const failed = await failedAlerts(tx, receiverId)
  for (const alert of failed) await tx.insert('alertDelivery', newDelivery(alert, receiverId, 'resend', now))
  return failed.length
}

/** Waits for the receiver. What it says is the answer, so a probe that fails is no refusal, nor is it kept. */
const probe = acts(operations.alertReceiverProbe, async (call) => {
  const { tx, parts, now } = call
  const receiver = await locateReceiver(call, call.params.receiver, 'modify')
  const secrets = await listAll(tx, 'webhookSecret', { parent: receiver.id })
  if (secrets.length === 0) throw refuse.invalidRequest('receiver has no secrets, so delivery requests cannot be sent')
  const id = crypto.randomUUID()
  const trigger = 'probe'
  const attempt = await parts.courier.attempt({ receiver, secrets, alert: probeAlert, deliveryId: id, trigger })
  const isDelivered = attempt.result === 'succeeded'
  const state = isDelivered ? 'delivered' : 'failed'
  const resendsStarted =
    call.query.resend && isDelivered
      ? await transact(call, (again) => resendFailed(again.tx, receiver.id, parts.clock()))
      : null
  return {
    probe: deliveryView({
      id,
      receiverId: receiver.id,
      alertId: probeAlert.id,
      alertClass: PROBE_CLASS,
      trigger,
      state,
      attempts: [attempt],
      timeStarted: now,
    }),
    resendsStarted,
  }
})

export const alertProbeHandlers = [probe]
