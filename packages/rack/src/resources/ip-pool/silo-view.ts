import { operations } from '@plenum/api'
import type { SiloIpPool } from '@plenum/api'
import { permitInSilo, permitOnFleet } from '../../access/permissions.ts'
import { reads } from '../../http/handler.ts'
import { pageOfAll } from '../../http/pagination.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { mustGet } from '../locate.ts'
import { linkedPool } from '../silo-pool.ts'
import { locateSilo } from '../locate-silo.ts'

async function poolsOf(tx: Reader, siloId: string): Promise<SiloIpPool[]> {
  const links = await listAll(tx, 'ipPoolLink', { parent: siloId })
  return Promise.all(
    links.map(async ({ ipPoolId, isDefault }) => ({ ...(await mustGet(tx, 'ipPool', ipPoolId)), isDefault })),
  )
}

const list = reads(operations.projectIpPoolList, async (call) => {
  permitInSilo(call.actor, 'listPools')
  return pageOfAll(call, await poolsOf(call.tx, call.actor.siloId), (pool) => pool)
})

const view = reads(operations.projectIpPoolView, ({ tx, actor, params }) => linkedPool(tx, actor.siloId, params.pool))

const listOfSilo = reads(operations.siloIpPoolList, async (call) => {
  const silo = await locateSilo(call, call.params.silo)
  permitOnFleet(call.actor, 'listPools')
  return pageOfAll(call, await poolsOf(call.tx, silo.id), (pool) => pool)
})

export const siloIpPoolHandlers = [list, view, listOfSilo]
