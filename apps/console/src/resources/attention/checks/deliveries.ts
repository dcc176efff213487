import type { AlertDelivery, AlertReceiver } from '@plenum/api'
import type { Finding } from '../finding.ts'

export interface ReceiverWithDeliveries {
  receiver: Pick<AlertReceiver, 'id' | 'name' | 'kind'>
  deliveries: readonly Pick<AlertDelivery, 'alertId' | 'state' | 'trigger'>[]
}

/** Alerts whose every delivery failed: one that was sent again and arrived is not lost. Trials tell nobody anything. */
function lostAlerts(deliveries: ReceiverWithDeliveries['deliveries']): number {
  const told = deliveries.filter(({ trigger }) => trigger !== 'probe')
  const reached = new Set(told.filter(({ state }) => state !== 'failed').map(({ alertId }) => alertId))
  return new Set(told.map(({ alertId }) => alertId).filter((alertId) => !reached.has(alertId))).size
}

/** Receivers that did not get what they should have, or cannot. */
export function lostDeliveries(receivers: readonly ReceiverWithDeliveries[]): Finding[] {
  return receivers.flatMap(({ receiver: { id, name, kind }, deliveries }) => {
    const lost = lostAlerts(deliveries)
    const params = { receiver: name }
    return [
      ...(kind.secrets.length === 0
        ? [
            {
              id: `receiver/${id}/secrets`,
              severity: 'notice',
              text: `Alert receiver ${name} has no secret: nothing is delivered to it`,
              remedy: { label: 'Secrets', to: '/system/alerts/receivers/$receiver/secrets', params },
            } as const,
          ]
        : []),
      ...(lost > 0
        ? [
            {
              id: `receiver/${id}/lost`,
              severity: 'notice',
              text: `${lost === 1 ? 'An alert' : `${lost} alerts`} did not reach ${name}`,
              remedy: { label: 'Deliveries', to: '/system/alerts/receivers/$receiver/deliveries', params },
            } as const,
          ]
        : []),
    ]
  })
}
