import { z } from 'zod'
import { AlertSubscription } from './alert.ts'
import { operation } from './operation.ts'
import { Id, identity, identityCreate, identityUpdate, NameOrId, Timestamp } from './scalars.ts'

/** A key that deliveries are signed with. Its text is never told. */
export const WebhookSecret = z.object({ id: Id, timeCreated: Timestamp }).meta({ id: 'WebhookSecret' })
export type WebhookSecret = z.infer<typeof WebhookSecret>

export const WebhookSecrets = z.object({ secrets: z.array(WebhookSecret) }).meta({ id: 'WebhookSecrets' })
export type WebhookSecrets = z.infer<typeof WebhookSecrets>

export const WebhookSecretCreate = z.object({ secret: z.string() }).meta({ id: 'WebhookSecretCreate' })
export type WebhookSecretCreate = z.input<typeof WebhookSecretCreate>

/** An absolute URL, which deliveries are posted to. */
const endpoint = z.url()

/** What a receiver has because it is a webhook. */
export const webhook = {
  endpoint,
  /** Each signs every delivery. */
  secrets: z.array(WebhookSecret),
}

export const WebhookReceiver = z
  .object({ ...identity, ...webhook, subscriptions: z.array(AlertSubscription) })
  .meta({ id: 'WebhookReceiver' })
export type WebhookReceiver = z.infer<typeof WebhookReceiver>

export const WebhookReceiverCreate = z
  .object({
    ...identityCreate,
    endpoint,
    secrets: z.array(z.string()).min(1, 'a webhook receiver needs at least one secret'),
    subscriptions: z.array(AlertSubscription).default([]),
  })
  .meta({ id: 'WebhookReceiverCreate' })
export type WebhookReceiverCreate = z.input<typeof WebhookReceiverCreate>

export const WebhookReceiverUpdate = z
  .object({ ...identityUpdate, endpoint: endpoint.nullish() })
  .meta({ id: 'WebhookReceiverUpdate' })
export type WebhookReceiverUpdate = z.infer<typeof WebhookReceiverUpdate>

const tag = 'system/alerts'
const receiver = z.object({ receiver: NameOrId })

const webhookReceiverCreate = operation({
  id: 'webhookReceiverCreate',
  method: 'POST',
  path: '/v1/webhook-receivers',
  tag,
  summary: 'Create a webhook that receives alerts',
  body: WebhookReceiverCreate,
  response: WebhookReceiver,
  status: 201,
})

const webhookReceiverUpdate = operation({
  id: 'webhookReceiverUpdate',
  method: 'PUT',
  path: '/v1/webhook-receivers/{receiver}',
  tag,
  summary: 'Change name, description or endpoint of a webhook',
  params: receiver,
  body: WebhookReceiverUpdate,
  status: 204,
})

const webhookSecretsList = operation({
  id: 'webhookSecretsList',
  method: 'GET',
  path: '/v1/webhook-secrets',
  tag,
  summary: 'List all secrets of a webhook, without their text',
  query: receiver,
  response: WebhookSecrets,
  status: 200,
})

const webhookSecretsAdd = operation({
  id: 'webhookSecretsAdd',
  method: 'POST',
  path: '/v1/webhook-secrets',
  tag,
  summary: 'Add a secret to a webhook',
  query: receiver,
  body: WebhookSecretCreate,
  response: WebhookSecret,
  status: 201,
})

const webhookSecretsDelete = operation({
  id: 'webhookSecretsDelete',
  method: 'DELETE',
  path: '/v1/webhook-secrets/{secretId}',
  tag,
  summary: 'Delete a secret of a webhook',
  params: z.object({ secretId: Id }),
  status: 204,
})

export const webhookOperations = {
  webhookReceiverCreate,
  webhookReceiverUpdate,
  webhookSecretsList,
  webhookSecretsAdd,
  webhookSecretsDelete,
} as const
