import { operations } from '@plenum/api'
import type { UninitializedSled } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { partAndSerial } from '../../store/rack-kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'

function uninitializedSledView({ baseboard, rackId, cubby }: Documents['uninitializedSled']): UninitializedSled {
  return { baseboard, rackId, cubby }
}

/** One page, however many there are: a rack has few slots. */
const listUninitialized = reads(operations.sledListUninitialized, async ({ actor, tx, window }) => {
  permitOnHardware(actor, 'read')
  if (window.after !== undefined) throw refuse.invalidRequest('bad page token')
  const found = await listAll(tx, 'uninitializedSled', {})
  return { items: found.toSorted((a, b) => a.cubby - b.cubby).map(uninitializedSledView), nextPage: null }
})

/** Asking again while the sled is being set up changes nothing. */
const add = writes(operations.sledAdd, async ({ actor, tx, body, now, parts }) => {
  permitOnHardware(actor, 'modify')
  const [rack] = await tx.list('rack', { limit: 1 })
  const found = rack && (await tx.find('uninitializedSled', rack.id, partAndSerial(body)))
  if (!found) {
    const sled = rack && (await tx.find('sled', rack.id, body.serial))
    const words = `${body.serial} (${body.part})`
    if (sled?.baseboard.part === body.part && sled.policy.kind === 'in_service')
      throw refuse.alreadyExists('sled', `${words}: ${sled.id}`)
    throw refuse.notFound('sled', { id: words })
  }
  if (found.sledId !== null) return { id: found.sledId }
  const id: string = crypto.randomUUID()
  const dueAt = now.getTime() + parts.timing.sledSettingUp
  await tx.update('uninitializedSled', { ...found, sledId: id, dueAt })
  return { id }
})

export const sledAddHandlers = [listUninitialized, add]
