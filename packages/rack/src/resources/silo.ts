import { operations } from '@plenum/api'
import { permitOnFleet } from '../access/permissions.ts'
import { raiseAlert } from '../alerts/raise.ts'
import { acts, reads, transact, writes } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { createSilo, requireUsableAll } from './silo-create.ts'
import { deleteSilo } from './silo-delete.ts'
import { siloPage } from './silo-page.ts'
import { locateSilo, locateSiloToModify } from './locate-silo.ts'

const list = reads(operations.siloList, async (call) => {
  permitOnFleet(call.actor, 'listSilos')
  return pageOf(
    call,
    (window) => siloPage(call.tx, window, async ({ discoverable }) => discoverable),
    (silo) => silo,
  )
})

const create = acts(operations.siloCreate, async (call) => {
  const { actor, body, parts } = call
  permitOnFleet(actor, 'createSilo')
  if (Object.keys(body.mappedFleetRoles).length > 0) permitOnFleet(actor, 'createSiloWithFleetRoles')
  await requireUsableAll(body, parts)
  return transact(call, ({ tx, now }) => createSilo(tx, body, now))
})

const view = reads(operations.siloView, (call) => locateSilo(call, call.params.silo))

const remove = writes(operations.siloDelete, async (call) => {
  const { id, name } = await locateSiloToModify(call, call.params.silo)
  await deleteSilo(call.tx, id, call.now)
  await raiseAlert(call.tx, 'silo.deleted', { siloId: id, siloName: name }, call.now)
  return undefined
})

export const siloHandlers = [list, create, view, remove]
