import { z } from 'zod'
import { distributionOf } from './histogram.ts'
import { IpAddress } from './ip.ts'
import { f64, i16, i32, i64, i8, u16, u32, u64, u8 } from './number.ts'
import { operation } from './operation.ts'
import { paged, pageOf } from './page.ts'
import { Id, IsoTimestamp, NameOrId } from './scalars.ts'
import { TimeseriesSchema } from './timeseries-schema.ts'

/** Longest query, in characters, without the white space around it. Longer ones can be read, and are then refused. */
export const TIMESERIES_QUERY_MAX = 4096

export const TimeseriesQuery = z.object({ query: z.string() }).meta({ id: 'TimeseriesQuery' })
export type TimeseriesQuery = z.input<typeof TimeseriesQuery>

/** What tells one timeseries of a schema from another. */
export const FieldValue = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('string'), value: z.string() }),
    z.object({ type: z.literal('i8'), value: i8 }),
    z.object({ type: z.literal('u8'), value: u8 }),
    z.object({ type: z.literal('i16'), value: i16 }),
    z.object({ type: z.literal('u16'), value: u16 }),
    z.object({ type: z.literal('i32'), value: i32 }),
    z.object({ type: z.literal('u32'), value: u32 }),
    z.object({ type: z.literal('i64'), value: i64 }),
    z.object({ type: z.literal('u64'), value: u64 }),
    z.object({ type: z.literal('ip_addr'), value: IpAddress }),
    z.object({ type: z.literal('uuid'), value: Id }),
    z.object({ type: z.literal('bool'), value: z.boolean() }),
  ])
  .meta({ id: 'FieldValue' })
export type FieldValue = z.infer<typeof FieldValue>

/** A value at each point, change since the point before, or all since the start. */
export const MetricType = z.enum(['gauge', 'delta', 'cumulative']).meta({ id: 'MetricType' })
export type MetricType = z.infer<typeof MetricType>

/** One for each point; null where the sample is missing. */
export const ValueArray = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('integer'), values: z.array(i64.nullable()) }),
    z.object({ type: z.literal('double'), values: z.array(f64.nullable()) }),
    z.object({ type: z.literal('boolean'), values: z.array(z.boolean().nullable()) }),
    z.object({ type: z.literal('string'), values: z.array(z.string().nullable()) }),
    z.object({
      type: z.literal('integer_distribution'),
      values: z.array(distributionOf('IntegerDistribution', i64).nullable()),
    }),
    z.object({
      type: z.literal('double_distribution'),
      values: z.array(distributionOf('DoubleDistribution', f64).nullable()),
    }),
  ])
  .meta({ id: 'ValueArray' })
export type ValueArray = z.infer<typeof ValueArray>

export const Points = z
  .object({
    /** When the interval of each point began; absent or null unless the values are deltas or cumulative. */
    startTimes: z.array(IsoTimestamp).nullish(),
    timestamps: z.array(IsoTimestamp),
    /** One entry for each metric: several only after a join. */
    values: z.array(z.object({ metricType: MetricType, values: ValueArray })),
  })
  .meta({ id: 'Points' })
export type Points = z.infer<typeof Points>

/** The fields that are left after grouping, by name, and the points. */
export const Timeseries = z
  .object({ fields: z.record(z.string(), FieldValue), points: Points })
  .meta({ id: 'Timeseries' })
export type Timeseries = z.infer<typeof Timeseries>

export const TimeseriesTable = z
  .object({
    /** What was queried; after a join, all names with commas between them. */
    name: z.string(),
    /** By a key without meaning. Empty when nothing matched. */
    timeseries: z.record(z.string(), Timeseries),
  })
  .meta({ id: 'TimeseriesTable' })
export type TimeseriesTable = z.infer<typeof TimeseriesTable>

export const TimeseriesQueryResult = z
  .object({ tables: z.array(TimeseriesTable) })
  .meta({ id: 'TimeseriesQueryResult' })
export type TimeseriesQueryResult = z.infer<typeof TimeseriesQueryResult>

const timeseriesQuery = operation({
  id: 'timeseriesQuery',
  method: 'POST',
  path: '/v1/timeseries/query',
  tag: 'timeseries',
  summary: 'Query the timeseries of a project',
  query: z.object({ project: NameOrId }),
  body: TimeseriesQuery,
  response: TimeseriesQueryResult,
  status: 200,
})

const systemTimeseriesQuery = operation({
  id: 'systemTimeseriesQuery',
  method: 'POST',
  path: '/v1/system/timeseries/query',
  tag: 'system/metrics',
  summary: 'Query the timeseries of the fleet',
  body: TimeseriesQuery,
  response: TimeseriesQueryResult,
  status: 200,
})

const systemTimeseriesSchemaList = operation({
  id: 'systemTimeseriesSchemaList',
  method: 'GET',
  path: '/v1/system/timeseries/schemas',
  tag: 'system/metrics',
  summary: 'List the schemas of all timeseries, by name',
  query: z.object(paged),
  response: pageOf(TimeseriesSchema),
  status: 200,
})

export const timeseriesOperations = {
  timeseriesQuery,
  systemTimeseriesQuery,
  systemTimeseriesSchemaList,
} as const
