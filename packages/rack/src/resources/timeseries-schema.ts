import { operations } from '@plenum/api'
import { permitOnFleet } from '../access/permissions.ts'
import { reads } from '../http/handler.ts'
import { pageOfAll } from '../http/pagination.ts'
import { timeseriesSchemas } from '../metrics/schemas/index.ts'

const all = timeseriesSchemas.map((schema) => ({ id: schema.timeseriesName, name: schema.timeseriesName, schema }))

const list = reads(operations.systemTimeseriesSchemaList, async (call) => {
  permitOnFleet(call.actor, 'readMetrics')
  return pageOfAll(call, all, ({ schema }) => schema)
})

export const timeseriesSchemaHandlers = [list]
