import { operations } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import { mustGet } from '../locate.ts'

const view = reads(operations.networkingInboundIcmpView, async ({ actor, tx }) => {
  permitOnHardware(actor, 'read')
  const { enabled } = await mustGet(tx, 'inboundIcmp', FLEET_ID)
  return { enabled }
})

const update = writes(operations.networkingInboundIcmpUpdate, async ({ actor, tx, body }) => {
  permitOnHardware(actor, 'modify')
  await tx.update('inboundIcmp', { id: FLEET_ID, enabled: body.enabled })
  return undefined
})

export const inboundIcmpHandlers = [view, update]
