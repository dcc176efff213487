import type { AlertDeliveryState, WebhookDeliveryAttemptResult } from '@plenum/api'

/** What is kept of alerts: those that came up, who is told, and how that went. */

export interface AlertDocument {
  id: string
  alertClass: string
  /** Ids and names, never more. */
  data: Readonly<Record<string, string>>
  timeCreated: Date
  /** When deliveries are to be made of it; null once they have been. */
  dueAt: number | null
}

export interface AlertReceiverDocument {
  id: string
  name: string
  description: string
  timeCreated: Date
  timeModified: Date
  endpoint: string
  subscriptions: readonly string[]
}

export interface WebhookSecretDocument {
  id: string
  receiverId: string
  timeCreated: Date
  /** As it was given, for it signs. It leaves the store in no other form than that of a signature. */
  secret: string
}

export interface DeliveryAttempt {
  sentAt: number
  result: WebhookDeliveryAttemptResult
  response: { status: number; durationMs: number } | null
}

export interface AlertDeliveryDocument {
  id: string
  receiverId: string
  alertId: string
  alertClass: string
  trigger: 'alert' | 'resend'
  state: AlertDeliveryState
  attempts: readonly DeliveryAttempt[]
  timeStarted: Date
  /** When the next attempt is to be made; while one is under way, when that one counts as lost. Null in the end. */
  dueAt: number | null
  /** Of the attempt that is under way or was lost: it alone may say how it went. */
  leaseId: string | null
}

export interface AlertDocuments {
  alert: AlertDocument
  alertReceiver: AlertReceiverDocument
  webhookSecret: WebhookSecretDocument
  alertDelivery: AlertDeliveryDocument
}
