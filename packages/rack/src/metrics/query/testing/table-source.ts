import type { DatumType, FieldType, TimeseriesSchema } from '@plenum/api'
import type { Distribution, Samples, Series, SeriesFields, Source } from '../../source.ts'

/** Of one timeseries: when, what, and since when where that is not told by the sample before. */
export type Sample = readonly [timestamp: number, value: number, startTime?: number]

export interface TestSeries {
  fields: SeriesFields
  samples: readonly Sample[] | readonly (readonly [number, Distribution | null, number])[]
}

export interface TestSchema {
  datumType: DatumType
  scope?: TimeseriesSchema['authzScope']
  fields: Readonly<Record<string, FieldType>>
  series: readonly TestSeries[]
}

function schemaOf(timeseriesName: string, { datumType, fields, scope = 'fleet' }: TestSchema): TimeseriesSchema {
  return {
    timeseriesName,
    description: { target: '', metric: '' },
    fieldSchema: Object.entries(fields).map(([name, fieldType]) => ({
      name,
      fieldType,
      source: 'target',
      description: '',
    })),
    datumType,
    units: 'none',
    authzScope: scope,
    version: 1,
    created: '2026-01-01T00:00:00.000Z',
  }
}

function samplesOf(datumType: DatumType, samples: TestSeries['samples'], after: number, upTo: number): Samples {
  const all = samples.map(([timestamp, value, startTime], index) => ({
    timestamp,
    value,
    startTime: startTime ?? samples[index - 1]?.[0] ?? 0,
  }))
  const chosen = all.filter(({ timestamp }) => timestamp > after && timestamp <= upTo)
  const timestamps = Float64Array.from(chosen, ({ timestamp }) => timestamp)
  const startTimes = Float64Array.from(chosen, ({ startTime }) => startTime)
  if (datumType.startsWith('histogram_')) {
    const values = chosen.map(({ value }) => (typeof value === 'number' ? null : value))
    return { kind: 'delta-distribution', startTimes, timestamps, values }
  }
  const values = Float64Array.from(chosen, ({ value }) => (typeof value === 'number' ? value : Number.NaN))
  if (datumType.startsWith('cumulative_')) return { kind: 'delta', startTimes, timestamps, values }
  return { kind: 'gauge', timestamps, values }
}

/** What has been read of a source. */
export interface Reading {
  source: Source
  samplesMade: number
}

/** A source of what a test writes down. It knows no sums, so all samples are read. */
export function tableSource(schemas: Readonly<Record<string, TestSchema>>): Reading {
  const seriesOf = ({ fields, samples }: TestSeries, datumType: DatumType): Series => ({
    fields,
    count: (after, upTo) => samples.filter(([time]) => time > after && time <= upTo).length,
    samples(after, upTo) {
      const made = samplesOf(datumType, samples, after, upTo)
      reading.samplesMade += made.timestamps.length
      return made
    },
  })
  const reading: Reading = {
    samplesMade: 0,
    source: {
      schema: (name) => (schemas[name] ? schemaOf(name, schemas[name]) : undefined),
      async series(name, keep) {
        const schema = schemas[name]
        return (schema?.series ?? [])
          .filter(({ fields }) => keep(fields))
          .map((series) => seriesOf(series, schema?.datumType ?? 'f64'))
      },
    },
  }
  return reading
}

export const u32 = (value: number) => ({ type: 'u32', value }) as const
export const text = (value: string) => ({ type: 'string', value }) as const
export const uuid = (value: string) => ({ type: 'uuid', value }) as const
