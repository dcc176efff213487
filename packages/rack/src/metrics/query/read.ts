import type { DatumType, TimeseriesSchema } from '@plenum/api'
import type { KnownIds, Samples, Series, SeriesFields } from '../source.ts'
import { alignCounter } from './align-counter.ts'
import { alignPoints } from './align.ts'
import type { Align } from './align.ts'
import type { Asked } from './asked.ts'
import { keptByBoth } from './filter.ts'
import type { Filter, Kept } from './filter.ts'
import { keepPoints } from './keep.ts'
import type { Column, Points, Table } from './table.ts'
import { ALWAYS, intervals } from './times.ts'

const integers = /^(cumulative_|histogram_)?[iu]\d+$/

function columnOf(samples: Samples, datumType: DatumType): Column {
  const isInteger = integers.test(datumType)
  if (samples.kind === 'delta-distribution')
    return {
      kind: 'distributions',
      type: isInteger ? 'integer_distribution' : 'double_distribution',
      values: samples.values,
    }
  const type = isInteger ? 'integer' : datumType === 'bool' ? 'boolean' : 'double'
  return { kind: 'numbers', type, values: samples.values }
}

function pointsOf(samples: Samples, datumType: DatumType): Points {
  return {
    timestamps: samples.timestamps,
    startTimes: samples.kind === 'gauge' ? undefined : samples.startTimes,
    columns: [columnOf(samples, datumType)],
  }
}

function keptBy(filters: readonly Filter[], fields: SeriesFields): Kept {
  return filters.map((filter) => filter.keeps(fields)).reduce(keptByBoth, { times: ALWAYS, test: undefined })
}

function isInScope({ scope }: Asked, fields: SeriesFields): boolean {
  return !scope || (fields['silo_id']?.value === scope.siloId && fields['project_id']?.value === scope.projectId)
}

function knownIds({ scope }: Asked, filters: readonly Filter[]): KnownIds {
  const ids = Object.fromEntries(filters.flatMap((filter) => Object.entries(filter.knownIds())))
  return scope ? { ...ids, project_id: scope.projectId } : ids
}

/** The samples of one timeseries that filters leave, all of which are made. */
function readAll(series: Series, kept: Kept, datumType: DatumType, asked: Asked): Points {
  // There is nothing before the epoch, and nothing has been measured that is yet to come.
  const parts = intervals(kept.times, 0, asked.now)
  // Where filters leave holes, what is in them is read as well.
  const whole = [parts[0]?.after ?? 0, parts.at(-1)?.upTo ?? 0] as const
  asked.budget.read(series.count(...whole))
  return keepPoints(pointsOf(series.samples(...whole), datumType), kept)
}

function readOne(series: Series, kept: Kept, schema: TimeseriesSchema, align: Align | undefined, asked: Asked): Points {
  const [only, ...others] = intervals(kept.times, 0, asked.now)
  const isWhole = only && others.length === 0 && !kept.test
  const fast = isWhole && align ? alignCounter(series, only, align, asked) : undefined
  if (fast) return fast
  const points = readAll(series, kept, schema.datumType, asked)
  return align && points.timestamps.length > 0 ? alignPoints(points, align, asked) : points
}

/**
 * The timeseries of a schema that filters leave.
 *
 * @param align how they are to be aligned at once
 */
export async function readTable(
  schema: TimeseriesSchema,
  filters: readonly Filter[],
  align: Align | undefined,
  asked: Asked,
): Promise<Table> {
  const name = schema.timeseriesName
  const found = await asked.source.series(
    name,
    (fields) => isInScope(asked, fields) && filters.every((filter) => filter.means(fields)),
    knownIds(asked, filters),
  )
  asked.budget.find(found.length)
  const rows = found
    .map((series) => {
      const { fields } = series
      return { fields, points: readOne(series, keptBy(filters, fields), schema, align, asked) }
    })
    .filter(({ points }) => points.timestamps.length > 0)
  return { name, hasMatched: found.length > 0, rows }
}
