import { operations } from '@plenum/api'
import type { SiloQuotas } from '@plenum/api'
import { permitOnFleet } from '../access/permissions.ts'
import { reads, writes } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Documents } from '../store/kinds.ts'
import { locateSilo, locateSiloToModify } from './locate-silo.ts'
import { quotasOf } from './provisioning.ts'

function quotasView({ id, ...counts }: Documents['siloQuotas']): SiloQuotas {
  return { siloId: id, ...counts }
}

const list = reads(operations.systemQuotasList, async (call) => {
  permitOnFleet(call.actor, 'listSilos')
  return pageOf(call, (window) => call.tx.list('siloQuotas', { parent: FLEET_ID, ...window }), quotasView)
})

const view = reads(operations.siloQuotasView, async (call) => {
  const silo = await locateSilo(call, call.params.silo)
  return { siloId: silo.id, ...(await quotasOf(call.tx, silo.id)) }
})

/** Less than what is in use is fine: it takes nothing away, but allows no more. */
const update = writes(operations.siloQuotasUpdate, async (call) => {
  const { tx, body } = call
  const { id } = await locateSiloToModify(call, call.params.silo)
  const known = await quotasOf(tx, id)
  const after = {
    cpus: body.cpus ?? known.cpus,
    memory: body.memory ?? known.memory,
    storage: body.storage ?? known.storage,
  }
  const quotas = { id, ...after }
  await ((await tx.get('siloQuotas', id)) ? tx.update('siloQuotas', quotas) : tx.insert('siloQuotas', quotas))
  return { siloId: id, ...after }
})

export const siloQuotasHandlers = [list, view, update]
