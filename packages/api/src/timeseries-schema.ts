import { z } from 'zod'
import { DatumType } from './measurement.ts'
import { IsoTimestamp } from './scalars.ts'

/** `target:metric`. */
export const TimeseriesName = z
  .string()
  .regex(/^[a-z][a-z0-9]*(_[a-z0-9]+)*:[a-z][a-z0-9]*(_[a-z0-9]+)*$/)
  .meta({ id: 'TimeseriesName' })
export type TimeseriesName = z.infer<typeof TimeseriesName>

export const FieldType = z
  .enum(['string', 'i8', 'u8', 'i16', 'u16', 'i32', 'u32', 'i64', 'u64', 'ip_addr', 'uuid', 'bool'])
  .meta({ id: 'FieldType' })
export type FieldType = z.infer<typeof FieldType>

export const FieldSchema = z
  .object({
    name: z.string(),
    fieldType: FieldType,
    /** Whether it describes what is measured, or the measurement. */
    source: z.enum(['target', 'metric']),
    description: z.string(),
  })
  .meta({ id: 'FieldSchema' })
export type FieldSchema = z.infer<typeof FieldSchema>

export const Units = z
  .enum(['none', 'count', 'bytes', 'seconds', 'nanoseconds', 'volts', 'amps', 'watts', 'degrees_celsius', 'rpm'])
  .meta({ id: 'Units' })
export type Units = z.infer<typeof Units>

/** Whose data a timeseries is, which decides who may read it. */
export const AuthzScope = z.enum(['fleet', 'silo', 'project', 'viewable_to_all']).meta({ id: 'AuthzScope' })
export type AuthzScope = z.infer<typeof AuthzScope>

export const TimeseriesSchema = z
  .object({
    timeseriesName: TimeseriesName,
    description: z.object({ target: z.string(), metric: z.string() }),
    /** No two alike. */
    fieldSchema: z.array(FieldSchema),
    datumType: DatumType,
    units: Units,
    authzScope: AuthzScope,
    version: z.int().min(1).max(255),
    created: IsoTimestamp,
  })
  .meta({ id: 'TimeseriesSchema' })
export type TimeseriesSchema = z.infer<typeof TimeseriesSchema>
