import { z } from 'zod'
import { operation } from './operation.ts'
import { pagedByTime, pageOf } from './page.ts'
import { Id, NameOrId, Timestamp } from './scalars.ts'
import { Uint16 } from './uint.ts'

/** Pending while attempts are left. */
export const AlertDeliveryState = z.enum(['pending', 'delivered', 'failed']).meta({ id: 'AlertDeliveryState' })
export type AlertDeliveryState = z.infer<typeof AlertDeliveryState>

/** Why it was sent: the alert came up, somebody asked to have it again, or to have the receiver tried. */
export const AlertDeliveryTrigger = z.enum(['alert', 'resend', 'probe']).meta({ id: 'AlertDeliveryTrigger' })
export type AlertDeliveryTrigger = z.infer<typeof AlertDeliveryTrigger>

/** Any answer but 2xx is an HTTP error, redirects included. */
export const WebhookDeliveryAttemptResult = z
  .enum(['succeeded', 'failed_http_error', 'failed_unreachable', 'failed_timeout'])
  .meta({ id: 'WebhookDeliveryAttemptResult' })
export type WebhookDeliveryAttemptResult = z.infer<typeof WebhookDeliveryAttemptResult>

export const WebhookDeliveryAttempt = z
  .object({
    /** Counts from 1. */
    attempt: z.int().min(0),
    timeSent: Timestamp,
    result: WebhookDeliveryAttemptResult,
    /** The receiver's answer, with the milliseconds it took; absent or null when there was none. */
    response: z.object({ status: Uint16, durationMs: z.int().min(0) }).nullish(),
  })
  .meta({ id: 'WebhookDeliveryAttempt' })
export type WebhookDeliveryAttempt = z.infer<typeof WebhookDeliveryAttempt>

export const AlertDelivery = z
  .object({
    id: Id,
    receiverId: Id,
    alertId: Id,
    alertClass: z.string(),
    trigger: AlertDeliveryTrigger,
    state: AlertDeliveryState,
    /** By the receiver's kind; from first to last. */
    attempts: z.object({ webhook: z.array(WebhookDeliveryAttempt) }),
    timeStarted: Timestamp,
  })
  .meta({ id: 'AlertDelivery' })
export type AlertDelivery = z.infer<typeof AlertDelivery>

export const AlertProbeResult = z
  .object({
    /** Has the one attempt that was made. */
    probe: AlertDelivery,
    /** How many failed alerts are on their way again; absent or null if none were asked for or the probe failed. */
    resendsStarted: z.int().min(0).nullish(),
  })
  .meta({ id: 'AlertProbeResult' })
export type AlertProbeResult = z.infer<typeof AlertProbeResult>

const tag = 'system/alerts'
const receiver = z.object({ receiver: NameOrId })

const alertDeliveryList = operation({
  id: 'alertDeliveryList',
  method: 'GET',
  path: '/v1/alert-receivers/{receiver}/deliveries',
  tag,
  summary: 'List the deliveries to a receiver, all or those in the states that are asked for',
  params: receiver,
  query: z.object({
    ...pagedByTime,
    pending: z.boolean().nullish(),
    failed: z.boolean().nullish(),
    delivered: z.boolean().nullish(),
  }),
  response: pageOf(AlertDelivery),
  status: 200,
})

const alertDeliveryResend = operation({
  id: 'alertDeliveryResend',
  method: 'POST',
  path: '/v1/alerts/{alertId}/resend',
  tag,
  summary: 'Deliver an alert to a receiver once more',
  params: z.object({ alertId: Id }),
  query: receiver,
  response: z.object({ deliveryId: Id }).meta({ id: 'AlertDeliveryId' }),
  status: 201,
})

const alertReceiverProbe = operation({
  id: 'alertReceiverProbe',
  method: 'POST',
  path: '/v1/alert-receivers/{receiver}/probe',
  tag,
  summary: 'Try a receiver and report how it went',
  params: receiver,
  query: z.object({
    /** If the probe succeeds, also resends the alerts that failed to reach the receiver. */
    resend: z.boolean().default(false),
  }),
  response: AlertProbeResult,
  status: 200,
})

export const alertDeliveryOperations = {
  alertDeliveryList,
  alertDeliveryResend,
  alertReceiverProbe,
} as const
