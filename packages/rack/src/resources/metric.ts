import { operations } from '@plenum/api'
import type { Measurement, SystemMetricName } from '@plenum/api'
import { permitInSilo, permitOnFleet } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { pageOfMeasurements } from '../http/time-page.ts'
import type { TimeSpan } from '../http/time-page.ts'
import { collected } from '../metrics/history/provisioning-step.ts'
import { countOf } from '../metrics/source/collection-target.ts'
import { FLEET_ID } from '../store/kinds.ts'
import type { Reader } from '../store/store.ts'
import { locateSilo } from './locate-silo.ts'
import { locateProject } from './locate.ts'

/** What the fleet, a silo or a project had set aside each time that it was collected. */
async function measured(
  { tx, now }: { tx: Reader; now: Date },
  collectionId: string,
  metric: SystemMetricName,
  span: TimeSpan,
): Promise<Measurement[]> {
  const found = await collected(tx, collectionId, { ...span, to: Math.min(span.to, now.getTime()) })
  return found.map(({ time, counts }) => ({
    timestamp: new Date(time),
    datum: { type: 'i64', datum: counts[countOf[metric]] },
  }))
}

const ofFleet = reads(operations.systemMetric, async (call) => {
  permitOnFleet(call.actor, 'readMetrics')
  const { silo } = call.query
  const id = silo === undefined ? FLEET_ID : (await locateSilo(call, silo)).id
  return pageOfMeasurements(call, (span) => measured(call, id, call.params.metricName, span))
})

const ofSilo = reads(operations.siloMetric, async (call) => {
  permitInSilo(call.actor, 'read')
  const { project } = call.query
  const id = project === undefined ? call.actor.siloId : (await locateProject(call, project, 'read')).id
  return pageOfMeasurements(call, (span) => measured(call, id, call.params.metricName, span))
})

export const metricHandlers = [ofFleet, ofSilo]
