import { operations, whyNotWebhookSecret } from '@plenum/api'
import type { WebhookSecret } from '@plenum/api'
import { reads, writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader, Transaction } from '../../store/store.ts'
import { locateById, locateReceiver } from './locate.ts'

/** What may be known of a receiver's secrets, oldest first. */
export async function secretsOf(tx: Reader, receiverId: string): Promise<WebhookSecret[]> {
  const secrets = await listAll(tx, 'webhookSecret', { parent: receiverId })
  return secrets
    .map(({ id, timeCreated }) => ({ id, timeCreated }))
    .toSorted((a, b) => a.timeCreated.getTime() - b.timeCreated.getTime())
}

/** Keeps a secret, and tells what may be known of it. */
export async function insertSecret(
  tx: Transaction,
  receiverId: string,
  secret: string,
  now: Date,
): Promise<WebhookSecret> {
  const reason = whyNotWebhookSecret(secret)
  if (reason) throw refuse.invalidValue('secret', reason)
  const id: string = crypto.randomUUID()
  await tx.insert('webhookSecret', { id, receiverId, timeCreated: now, secret })
  return { id, timeCreated: now }
}

const list = reads(operations.webhookSecretsList, async (call) => {
  const { id } = await locateReceiver(call, call.query.receiver, 'read')
  return { secrets: await secretsOf(call.tx, id) }
})

const add = writes(operations.webhookSecretsAdd, async (call) => {
  const { id } = await locateReceiver(call, call.query.receiver, 'modify')
  return insertSecret(call.tx, id, call.body.secret, call.now)
})

/** Also the last one: deliveries then wait for another. */
const remove = writes(operations.webhookSecretsDelete, async (call) => {
  const { id } = await locateById(call, 'webhookSecret', call.params.secretId, 'modify')
  await call.tx.delete('webhookSecret', id)
  return undefined
})

export const webhookSecretHandlers = [list, add, remove]
