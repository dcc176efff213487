import { alertClassHandlers } from './alert-class.ts'
import { alertDeliveryHandlers } from './delivery.ts'
import { alertProbeHandlers } from './probe.ts'
import { alertReceiverHandlers } from './receiver.ts'
import { webhookSecretHandlers } from './secret.ts'
import { alertSubscriptionHandlers } from './subscription.ts'
import { webhookReceiverHandlers } from './webhook.ts'

export const alertHandlers = [
  ...alertClassHandlers,
  ...alertReceiverHandlers,
  ...webhookReceiverHandlers,
  ...webhookSecretHandlers,
  ...alertSubscriptionHandlers,
  ...alertDeliveryHandlers,
  ...alertProbeHandlers,
]
