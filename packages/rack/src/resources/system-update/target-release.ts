import { operations, whyNotTargetRelease } from '@plenum/api'
import type { TargetRelease } from '@plenum/api'
import { permitOnHardware } from '../../access/permissions.ts'
import { raiseAlert } from '../../alerts/raise.ts'
import { reads, writes } from '../../http/handler.ts'
import { refuse } from '../../http/refusal.ts'
import { FLEET_ID } from '../../store/kinds.ts'
import type { Documents } from '../../store/kinds.ts'
import { mustGet } from '../locate.ts'

function targetReleaseView({ id: _, ...release }: Documents['targetRelease']): TargetRelease {
  return release
}

const view = reads(operations.targetReleaseView, async ({ actor, tx }) => {
  permitOnHardware(actor, 'read')
  return targetReleaseView(await mustGet(tx, 'targetRelease', FLEET_ID))
})

const update = writes(operations.targetReleaseUpdate, async ({ actor, tx, body, now }) => {
  permitOnHardware(actor, 'modify')
  const version = body.systemVersion
  if (!(await tx.find('tufRepo', FLEET_ID, version))) throw refuse.notFound('tuf-repo', { id: version })
  const before = await mustGet(tx, 'targetRelease', FLEET_ID)
  const source = before.releaseSource
  const reason = whyNotTargetRelease(version, source.type === 'unspecified' ? undefined : source.version)
  if (reason) throw refuse.invalidRequest(reason)
  const after: Documents['targetRelease'] = {
    id: FLEET_ID,
    generation: before.generation + 1,
    timeRequested: now,
    releaseSource: { type: 'system_version', version },
  }
  await tx.update('targetRelease', after)
  await raiseAlert(tx, 'system.target_release.changed', { systemVersion: version }, now)
  return targetReleaseView(after)
})

export const targetReleaseHandlers = [view, update]
