import { operations } from '@plenum/api'
import { permitInSilo, permitOnSilo } from '../access/permissions.ts'
import { reads, writes } from '../http/handler.ts'
import type { Reader } from '../store/store.ts'

/** How long a token may live at most in a silo, in seconds; null, as long as nobody has said anything: for ever. */
export async function maxTtlOf(tx: Reader, siloId: string): Promise<number | null> {
  return (await tx.get('siloAuthSettings', siloId))?.deviceTokenMaxTtlSeconds ?? null
}

const view = reads(operations.authSettingsView, async ({ actor, tx }) => {
  permitInSilo(actor, 'read')
  return { siloId: actor.siloId, deviceTokenMaxTtlSeconds: await maxTtlOf(tx, actor.siloId) }
})

/** Tokens that there are keep their time. */
const update = writes(operations.authSettingsUpdate, async ({ actor, tx, body }) => {
  const { siloId } = actor
  permitOnSilo(actor, 'modify', siloId)
  const settings = { id: siloId, deviceTokenMaxTtlSeconds: body.deviceTokenMaxTtlSeconds }
  const isKnown = await tx.get('siloAuthSettings', siloId)
  await (isKnown ? tx.update('siloAuthSettings', settings) : tx.insert('siloAuthSettings', settings))
  return { siloId, deviceTokenMaxTtlSeconds: settings.deviceTokenMaxTtlSeconds }
})

export const authSettingsHandlers = [view, update]
