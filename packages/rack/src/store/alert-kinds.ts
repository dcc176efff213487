import type { AlertDeliveryState } from '@plenum/api'
import type { AlertDocuments } from './alert-documents.ts'
import { FLEET_ID } from './fleet-id.ts'
import { named } from './kind-definition.ts'
import type { KindDefinition } from './kind-definition.ts'
import { timeAndId } from './time-and-id.ts'

/** The parent of a receiver's deliveries in one state, so that those can be gone through by time. */
export function deliveriesOf(receiverId: string, state: AlertDeliveryState): string {
  return `${receiverId} ${state}`
}

export const alertKinds = {
  alert: { parent: () => FLEET_ID, name: () => null, indexes: { dueAt: (alert) => alert.dueAt } },
  alertReceiver: { parent: () => FLEET_ID, ...named, indexes: {} },
  webhookSecret: { parent: (secret) => secret.receiverId, name: () => null, indexes: {} },
  alertDelivery: {
    parent: ({ receiverId, state }) => deliveriesOf(receiverId, state),
    name: ({ timeStarted, id }) => timeAndId(timeStarted, id),
    indexes: { dueAt: (delivery) => delivery.dueAt, alertId: (delivery) => delivery.alertId },
  },
} as const satisfies { [K in keyof AlertDocuments]: KindDefinition<AlertDocuments[K]> }
