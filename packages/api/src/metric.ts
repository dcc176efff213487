import { z } from 'zod'
import { Measurement } from './measurement.ts'
import { operation } from './operation.ts'
import { paged, pageOf } from './page.ts'
import { NameOrId, Timestamp } from './scalars.ts'

/** What is set aside for instances and disks: bytes of disk, virtual CPUs, bytes of memory. */
export const SystemMetricName = z
  .enum(['virtual_disk_space_provisioned', 'cpus_provisioned', 'ram_provisioned'])
  .meta({ id: 'SystemMetricName' })
export type SystemMetricName = z.infer<typeof SystemMetricName>

export const PaginationOrder = z.enum(['ascending', 'descending']).meta({ id: 'PaginationOrder' })
export type PaginationOrder = z.infer<typeof PaginationOrder>

/** Measurements from the start time on, up to but without those of the end time. A first page needs both. */
export const pagedByMeasurementTime = {
  ...paged,
  startTime: Timestamp.optional(),
  endTime: Timestamp.optional(),
  order: PaginationOrder.default('ascending'),
}

const systemMetric = operation({
  id: 'systemMetric',
  method: 'GET',
  path: '/v1/system/metrics/{metricName}',
  tag: 'system/metrics',
  summary: 'List the values that a metric took in the fleet or in one silo',
  params: z.object({ metricName: SystemMetricName }),
  query: z.object({
    ...pagedByMeasurementTime,
    /** Left out: the whole fleet. */
    silo: NameOrId.optional(),
  }),
  firstPageNeeds: ['startTime', 'endTime'],
  response: pageOf(Measurement),
  status: 200,
})

export const metricOperations = {
  systemMetric,
} as const
