import type { AlertDocuments } from '../alert-documents.ts'
import { identity, idOf, timeCreated } from './sample-identity.ts'

export const alertSamples: { readonly [K in keyof AlertDocuments]: AlertDocuments[K] } = {
  alert: {
    id: idOf(80),
    alertClass: 'silo.created',
    data: { siloId: idOf(1), siloName: 'sample' },
    timeCreated,
    dueAt: 1_772_353_800_123,
  },
  alertReceiver: { ...identity(81), endpoint: 'https://hooks.example.com/sample', subscriptions: ['silo.*', '**'] },
  webhookSecret: { id: idOf(82), receiverId: idOf(81), timeCreated, secret: 'sample' },
  alertDelivery: {
    id: idOf(83),
    receiverId: idOf(81),
    alertId: idOf(80),
    alertClass: 'silo.created',
    trigger: 'alert',
    state: 'pending',
    attempts: [
      { sentAt: 1_772_353_800_123, result: 'failed_http_error', response: { status: 503, durationMs: 41 } },
      { sentAt: 1_772_353_860_123, result: 'failed_timeout', response: null },
    ],
    timeStarted: timeCreated,
    dueAt: 1_772_354_160_123,
    leaseId: idOf(84),
  },
}
