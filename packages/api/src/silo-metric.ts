import { z } from 'zod'
import { Measurement } from './measurement.ts'
import { pagedByMeasurementTime, SystemMetricName } from './metric.ts'
import { operation } from './operation.ts'
import { pageOf } from './page.ts'
import { projectSelector } from './project.ts'

const siloMetric = operation({
  id: 'siloMetric',
  method: 'GET',
  path: '/v1/metrics/{metricName}',
  tag: 'metrics',
  summary: "Read how much the caller's silo, or one of its projects, had provisioned over time",
  params: z.object({ metricName: SystemMetricName }),
  query: z.object({ ...pagedByMeasurementTime, ...projectSelector }),
  firstPageNeeds: ['startTime', 'endTime'],
  response: pageOf(Measurement),
  status: 200,
})

export const siloMetricOperations = {
  siloMetric,
} as const
