import { operations } from '@plenum/api'
import type { SupportBundle } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { reads, writes } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import { timeAndId } from '../../store/time-and-id.ts'
import { locateOfRack } from '../hardware/locate.ts'
import { supportBundleDownloadHandlers } from './download.ts'

function bundleView({ dueAt: _, ...bundle }: Documents['supportBundle']): SupportBundle {
  return bundle
}

const list = reads(operations.supportBundleList, async (call) => {
  permitOnHardware(call.actor, 'read')
  return pageOf(
    call,
    (window) => call.tx.list('supportBundle', { parent: FLEET_ID, ...window }),
    bundleView,
    ({ timeCreated, id }) => timeAndId(timeCreated, id),
  )
})

/** Each bundle takes a disk; those that failed have given theirs back. */
async function requireFreeDisk(tx: Reader): Promise<void> {
  const inService = await listAll(tx, 'physicalDisk', { where: { index: 'policy', equals: 'in_service' } })
  const bundles = await listAll(tx, 'supportBundle', {})
  const free =
    inService.filter(({ formFactor }) => formFactor === 'u2').length -
    bundles.filter(({ state }) => state !== 'failed').length
  if (free <= 0)
    throw refuse.noCapacity(
      "Current policy limits support bundle creation to 'one per external disk', and no disks are available. " +
        'You must delete old support bundles before new ones can be created',
    )
}

const create = writes(operations.supportBundleCreate, async ({ actor, tx, now, parts }) => {
  permitOnHardware(actor, 'modify')
  await requireFreeDisk(tx)
  const bundle: Documents['supportBundle'] = {
    id: crypto.randomUUID(),
    timeCreated: now,
    state: 'collecting',
    reasonForCreation: 'Created by external API',
    reasonForFailure: null,
    dueAt: now.getTime() + parts.timing.supportBundleCollecting,
  }
  await tx.insert('supportBundle', bundle)
  return bundleView(bundle)
})

const view = reads(operations.supportBundleView, async (call) =>
  bundleView(await locateOfRack(call, 'supportBundle', call.params.bundleId, 'read')),
)

const remove = writes(operations.supportBundleDelete, async (call) => {
  const bundle = await locateOfRack(call, 'supportBundle', call.params.bundleId, 'modify')
  const { state } = bundle
  if (state === 'destroying')
    throw refuse.invalidRequest(`Cannot update support bundle state from ${state} to destroying`)
  await call.tx.update('supportBundle', { ...bundle, state: 'destroying', dueAt: call.now.getTime() })
  return undefined
})

export const supportBundleHandlers = [list, create, view, remove, ...supportBundleDownloadHandlers]
