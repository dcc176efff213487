import type { AuthzScope, DatumType, FieldType, TimeseriesSchema, Units } from '@plenum/api'

type Fields = Readonly<Record<string, readonly [FieldType, string]>>

interface Metric {
  description: string
  datum: DatumType
  units: Units
  /** Beside those of the target. */
  fields?: Fields
}

/** Something that is measured, and what is measured of it. */
export interface Target {
  name: string
  description: string
  scope: AuthzScope
  fields: Fields
  metrics: Readonly<Record<string, Metric>>
}

/** When what is measured was settled. */
const CREATED = '2026-01-05T09:00:00.000Z'

function fieldSchema(source: 'target' | 'metric', fields: Fields): TimeseriesSchema['fieldSchema'] {
  return Object.entries(fields).map(([name, [fieldType, description]]) => ({ name, fieldType, source, description }))
}

/** One schema for each metric of a target. */
export function schemasOf(target: Target): TimeseriesSchema[] {
  return Object.entries(target.metrics).map(([name, { description, datum, units, fields = {} }]) => ({
    timeseriesName: `${target.name}:${name}`,
    description: { target: target.description, metric: description },
    fieldSchema: [...fieldSchema('target', target.fields), ...fieldSchema('metric', fields)],
    datumType: datum,
    units,
    authzScope: target.scope,
    version: 1,
    created: CREATED,
  }))
}

/** A count of events, or of what else adds up. */
export function counter(description: string, units: Units = 'count', fields: Fields = {}): Metric {
  return { description, datum: 'cumulative_u64', units, fields }
}
