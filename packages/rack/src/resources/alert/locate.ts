import { permitOnAlerts } from '../../access/permissions.ts'
import type { Asking } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { selector } from '../locate.ts'

type Action = 'read' | 'modify'

/** Finds a receiver that the caller, as an operator, may do `action` to. */
export async function locateReceiver(
  { tx, actor }: Asking,
  given: string,
  action: Action,
): Promise<Documents['alertReceiver']> {
  const by = selector(given)
  const hidden = () => refuse.notFound('alert-receiver', by)
  const receiver = 'id' in by ? await tx.get('alertReceiver', by.id) : await tx.find('alertReceiver', FLEET_ID, by.name)
  if (!receiver) throw hidden()
  permitOnAlerts(actor, action, hidden)
  return receiver
}

/** Finds what belongs to alerts and has an id only. */
export async function locateById<K extends 'alert' | 'webhookSecret'>(
  { tx, actor }: Asking,
  kind: K,
  id: string,
  action: Action,
): Promise<Documents[K]> {
  const hidden = () => refuse.notFound(kind === 'alert' ? 'alert' : 'webhook-secret', { id })
  const document = await tx.get(kind, id)
  if (!document) throw hidden()
  permitOnAlerts(actor, action, hidden)
  return document
}
