import { operations, whyNotWebhookEndpoint } from '@plenum/api'
import { permitOnAlerts } from '../../access/permissions.ts'
import { writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { claimName, newIdentity, updatedIdentity } from '../identity.ts'
import { locateReceiver } from './locate.ts'
import { insertSecret, secretsOf } from './secret.ts'
import { checkSubscription } from './subscription.ts'

function checkEndpoint(endpoint: string): string {
  const reason = whyNotWebhookEndpoint(endpoint)
  if (reason) throw refuse.invalidValue('endpoint', reason)
  return endpoint
}

const create = writes(operations.webhookReceiverCreate, async ({ actor, tx, body, now }) => {
  permitOnAlerts(actor, 'modify')
  const identity = newIdentity(now, body)
  const endpoint = checkEndpoint(body.endpoint)
  const subscriptions = [...new Set(body.subscriptions)]
  for (const subscription of subscriptions) checkSubscription(subscription)
  await claimName('alert-receiver', identity.name, tx.insert('alertReceiver', { ...identity, endpoint, subscriptions }))
  for (const secret of body.secrets) await insertSecret(tx, identity.id, secret, now)
  return { ...identity, endpoint, secrets: await secretsOf(tx, identity.id), subscriptions }
})

const update = writes(operations.webhookReceiverUpdate, async (call) => {
  const { tx, body, now } = call
  const before = await locateReceiver(call, call.params.receiver, 'modify')
  const after = { ...updatedIdentity(before, body, now), endpoint: checkEndpoint(body.endpoint ?? before.endpoint) }
  await claimName('alert-receiver', after.name, tx.update('alertReceiver', after))
  return undefined
})

export const webhookReceiverHandlers = [create, update]
