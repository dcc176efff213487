import { operations } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { TufError } from '../../tuf/metadata.ts'
import { selfSignedRoot } from '../../tuf/root.ts'
import { locateOfRack } from '../hardware/locate.ts'

const list = reads(operations.systemUpdateTrustRootList, async (call) => {
  permitOnHardware(call.actor, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('tufTrustRoot', window),
    (root) => root,
  )
})

const create = writes(operations.systemUpdateTrustRootCreate, async ({ actor, tx, body, now }) => {
  permitOnHardware(actor, 'modify')
  await selfSignedRoot(body).catch((error: unknown) => {
    throw error instanceof TufError ? refuse.unparsable(`Unable to verify root role: ${error.message}`) : error
  })
  const id: string = crypto.randomUUID()
  const root = { id, timeCreated: now, rootRole: body }
  await tx.insert('tufTrustRoot', root)
  return root
})

const view = reads(operations.systemUpdateTrustRootView, (call) =>
  locateOfRack(call, 'tufTrustRoot', call.params.trustRootId, 'read'),
)

const remove = writes(operations.systemUpdateTrustRootDelete, async (call) => {
  const { id } = await locateOfRack(call, 'tufTrustRoot', call.params.trustRootId, 'modify')
  await call.tx.delete('tufTrustRoot', id)
  return undefined
})

export const trustRootHandlers = [list, create, view, remove]
