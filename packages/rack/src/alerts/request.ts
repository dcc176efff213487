import { toHex } from '@plenum/api/hex'
import { toWire } from '@plenum/api'
import type { AlertDeliveryTrigger } from '@plenum/api'
import type { Documents } from '../store/kinds.ts'
import type { WebhookRequest } from './webhook-sender.ts'

const encoder = new TextEncoder()

/** All that goes into one request to a receiver. */
export interface Parcel {
  receiver: Pick<Documents['alertReceiver'], 'id' | 'endpoint'>
  secrets: readonly Documents['webhookSecret'][]
  alert: Pick<Documents['alert'], 'id' | 'alertClass' | 'data'>
  deliveryId: string
  trigger: AlertDeliveryTrigger
}

async function signature({ id, secret }: Documents['webhookSecret'], body: Uint8Array<ArrayBuffer>): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return `a=sha256&id=${id}&s=${toHex(new Uint8Array(await crypto.subtle.sign(algorithm, key, body)))}`
}

/** The request for a parcel, with a signature by each secret. */
export async function requestFor(
  { receiver, secrets, alert, deliveryId, trigger }: Parcel,
  sentAt: Date,
): Promise<Pick<WebhookRequest, 'url' | 'headers' | 'body'>> {
  const { id: alertId, alertClass, data } = alert
  const delivery = { id: deliveryId, receiverId: receiver.id, sentAt, trigger }
  const body = encoder.encode(JSON.stringify(toWire({ alertClass, alertId, data, delivery })))
  const headers: [string, string][] = [
    ['content-type', 'application/json'],
    ['x-plenum-receiver-id', receiver.id],
    ['x-plenum-delivery-id', deliveryId],
    ['x-plenum-alert-id', alertId],
    ['x-plenum-alert-class', alertClass],
    ['x-plenum-timestamp', sentAt.toISOString()],
  ]
  for (const secret of secrets) headers.push(['x-plenum-signature', await signature(secret, body)])
  return { url: receiver.endpoint, headers, body }
}
