import { confirm, toast } from '@plenum/ui'
import type { MenuEntry } from '@plenum/ui'
import type { AlertReceiver } from '@plenum/api'
import { Send } from 'lucide-react'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import type { BulkAction } from '../../list/bulk.ts'
import { isTold } from './matching.ts'
import type { DeliveryRow } from './queries.ts'

/** Sending alerts to a receiver once more: one from its menu, and several at once. */
export function resending(receiver: AlertReceiver, role: string | undefined) {
  const whyNot = ({ alertClass }: DeliveryRow) =>
    role ??
    (isTold(receiver.subscriptions, alertClass)
      ? undefined
      : `${receiver.name} is not subscribed to ${alertClass} any more`)
  const run = ({ alertId }: DeliveryRow) =>
    call('alertDeliveryResend', { params: { alertId }, query: { receiver: receiver.id } })
  const ask = (delivery: DeliveryRow) =>
    confirm({
      title: 'Confirm resend',
      confirmLabel: 'Resend',
      body: (
        <p>
          Deliver <strong className="text-text">{delivery.name}</strong> to{' '}
          <strong className="text-text">{receiver.name}</strong> once more?
          {delivery.state === 'delivered' && ' It has arrived before.'}
        </p>
      ),
      errorTitle: `Could not resend ${delivery.alertClass}`,
      action: async () => {
        await run(delivery)
        toast({ tone: 'success', content: `${delivery.alertClass} is on its way again` })
        await refresh('alertDeliveryList')
      },
    })
  return {
    entry: (delivery: DeliveryRow): MenuEntry => ({
      label: 'Resend',
      icon: <Send />,
      disabledReason: whyNot(delivery),
      onAction: () => ask(delivery),
    }),
    bulk: {
      label: 'Resend',
      icon: <Send />,
      whyNot,
      consequence: `Each is delivered to ${receiver.name} once more, also what has arrived before.`,
      run,
      refreshes: ['alertDeliveryList'],
    } satisfies BulkAction<DeliveryRow>,
  }
}
