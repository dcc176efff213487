import { operations } from '@plenum/api'
import { permitOnFleet } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { runQuery } from '../metrics/query/run.ts'
import { createSource } from '../metrics/source/index.ts'
import { locateProject } from './locate.ts'

const query = reads(operations.timeseriesQuery, async (call) => {
  const { tx, now, body } = call
  const { siloId, id: projectId } = await locateProject(call, call.query.project, 'read')
  return runQuery(body.query, { source: createSource(tx, now), now, scope: { siloId, projectId } })
})

const systemQuery = reads(operations.systemTimeseriesQuery, async ({ actor, tx, now, body }) => {
  permitOnFleet(actor, 'readMetrics')
  return runQuery(body.query, { source: createSource(tx, now), now })
})

export const timeseriesHandlers = [query, systemQuery]
