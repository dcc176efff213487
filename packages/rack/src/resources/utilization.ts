import { operations } from '@plenum/api'
import type { SiloUtilization } from '@plenum/api'
import { permitInSilo, permitOnFleet } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { pageOf } from '../http/pagination.ts'
import type { Documents } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'
import { locateSilo } from './locate-silo.ts'
import { provisionedBy, quotasOf } from './provisioning.ts'
import { siloPage } from './silo-page.ts'

type Silo = Documents['silo']

async function withUse(tx: Reader, { id, name }: Silo) {
  return { id, name, provisioned: await provisionedBy(tx, id), allocated: await quotasOf(tx, id) }
}

function utilizationView({ id, name, ...counts }: Awaited<ReturnType<typeof withUse>>): SiloUtilization {
  return { siloId: id, siloName: name, ...counts }
}

/** One that is in no list is left out here as well, unless something has been set aside for it. */
async function isOfInterest(tx: Reader, { id, discoverable }: Silo): Promise<boolean> {
  return discoverable || Object.values(await quotasOf(tx, id)).some((quota) => quota > 0)
}

const view = reads(operations.utilizationView, async ({ actor, tx }) => {
  permitInSilo(actor, 'read')
  return { provisioned: await provisionedBy(tx, actor.siloId), capacity: await quotasOf(tx, actor.siloId) }
})

const listOfSilos = reads(operations.siloUtilizationList, async (call) => {
  const { tx } = call
  permitOnFleet(call.actor, 'listSilos')
  return pageOf(
    call,
    async (window) => {
      const silos = await siloPage(tx, window, (silo) => isOfInterest(tx, silo))
      return Promise.all(silos.map((silo) => withUse(tx, silo)))
    },
    utilizationView,
  )
})

const viewOfSilo = reads(operations.siloUtilizationView, async (call) =>
  utilizationView(await withUse(call.tx, await locateSilo(call, call.params.silo))),
)

export const utilizationHandlers = [view, listOfSilos, viewOfSilo]
