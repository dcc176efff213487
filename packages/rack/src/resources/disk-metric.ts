import { operations } from '@plenum/api'
import { reads } from '../http/handler.ts'
import { pageOfMeasurements } from '../http/time-page.ts'
import { diskCounters } from '../metrics/source/disk-counters.ts'
import { locate } from './locate.ts'

const list = reads(operations.diskMetricsList, async (call) => {
  const disk = await locate(call, 'disk', call.params.disk, call.query.project, 'read')
  const { metric } = call.params
  return pageOfMeasurements(call, (span) => diskCounters(call.tx, call.now, disk, metric, span))
})

export const diskMetricHandlers = [list]
