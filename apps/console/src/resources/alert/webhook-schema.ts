import { ruled } from '@plenum/api/ruled'
import { Description, Name } from '@plenum/api/scalars'
import { whyNotWebhookEndpoint } from '@plenum/api/webhook-rules'
import { z } from 'zod'

/** What a webhook is, but for its secrets and subscriptions, which have a life of their own. */
export const webhookFields = {
  name: Name,
  description: Description,
  endpoint: ruled((text) => whyNotWebhookEndpoint(text.trim())),
}

const left = (what: string, add: string) =>
  z.string().refine((text) => text.trim() === '', `${what} is not added yet: press ${add}, or clear the field`)

/** A new webhook, with what stands in the boxes and is not added yet. */
export const webhookSchema = z.object({
  ...webhookFields,
  secrets: z.array(z.string()).min(1, 'Add at least one: deliveries are signed with it'),
  secret: left('This secret', 'Add secret'),
  subscriptions: z.array(z.string()),
  subscription: left('This subscription', 'Add subscription'),
})
export type WebhookValues = z.infer<typeof webhookSchema>

export const noWebhook: WebhookValues = {
  name: '',
  description: '',
  endpoint: '',
  secrets: [],
  secret: '',
  subscriptions: [],
  subscription: '',
}
