import { z } from 'zod'
import { histogramOf } from './histogram.ts'
import { f32, f64, i16, i32, i64, i8, u16, u32, u64, u8 } from './number.ts'
import { Timestamp } from './scalars.ts'

export const DatumType = z
  .enum([
    'bool',
    'i8',
    'u8',
    'i16',
    'u16',
    'i32',
    'u32',
    'i64',
    'u64',
    'f32',
    'f64',
    'string',
    'bytes',
    'cumulative_i64',
    'cumulative_u64',
    'cumulative_f32',
    'cumulative_f64',
    'histogram_i8',
    'histogram_u8',
    'histogram_i16',
    'histogram_u16',
    'histogram_i32',
    'histogram_u32',
    'histogram_i64',
    'histogram_u64',
    'histogram_f32',
    'histogram_f64',
  ])
  .meta({ id: 'DatumType' })
export type DatumType = z.infer<typeof DatumType>

function datumOf<const Type extends DatumType | 'missing', Datum extends z.ZodType>(type: Type, datum: Datum) {
  return z.object({ type: z.literal(type), datum })
}

/** A counter: all that happened since the start. */
function cumulativeOf(value: z.ZodNumber) {
  return z.object({ startTime: Timestamp, value })
}

/** A sample that should be there and is not. */
export const MissingDatum = z
  .object({
    datumType: DatumType,
    /** Absent or null for types that have no start. */
    startTime: Timestamp.nullish(),
  })
  .meta({ id: 'MissingDatum' })
export type MissingDatum = z.infer<typeof MissingDatum>

export const Datum = z
  .discriminatedUnion('type', [
    datumOf('bool', z.boolean()),
    datumOf('i8', i8),
    datumOf('u8', u8),
    datumOf('i16', i16),
    datumOf('u16', u16),
    datumOf('i32', i32),
    datumOf('u32', u32),
    datumOf('i64', i64),
    datumOf('u64', u64),
    datumOf('f32', f32),
    datumOf('f64', f64),
    datumOf('string', z.string()),
    datumOf('bytes', z.array(u8)),
    datumOf('cumulative_i64', cumulativeOf(i64)),
    datumOf('cumulative_u64', cumulativeOf(u64)),
    datumOf('cumulative_f32', cumulativeOf(f32)),
    datumOf('cumulative_f64', cumulativeOf(f64)),
    datumOf('histogram_i8', histogramOf('HistogramI8', i8, i64)),
    datumOf('histogram_u8', histogramOf('HistogramU8', u8, i64)),
    datumOf('histogram_i16', histogramOf('HistogramI16', i16, i64)),
    datumOf('histogram_u16', histogramOf('HistogramU16', u16, i64)),
    datumOf('histogram_i32', histogramOf('HistogramI32', i32, i64)),
    datumOf('histogram_u32', histogramOf('HistogramU32', u32, i64)),
    datumOf('histogram_i64', histogramOf('HistogramI64', i64, i64)),
    datumOf('histogram_u64', histogramOf('HistogramU64', u64, i64)),
    datumOf('histogram_f32', histogramOf('HistogramF32', f32, f64)),
    datumOf('histogram_f64', histogramOf('HistogramF64', f64, f64)),
    datumOf('missing', MissingDatum),
  ])
  .meta({ id: 'Datum' })
export type Datum = z.infer<typeof Datum>

export const Measurement = z.object({ timestamp: Timestamp, datum: Datum }).meta({ id: 'Measurement' })
export type Measurement = z.infer<typeof Measurement>
