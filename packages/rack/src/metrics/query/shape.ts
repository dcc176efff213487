import type { DatumType, FieldType, TimeseriesSchema } from '@plenum/api'

/** What is known of a table before there is any data. */
export interface Shape {
  name: string
  fields: ReadonlyMap<string, FieldType>
  /** Of each metric: several after a join. */
  columns: readonly { datumType: DatumType; isDelta: boolean }[]
  /** Between its points, in milliseconds, once it is aligned. */
  period: number | undefined
}

export function shapeOf({ timeseriesName, fieldSchema, datumType }: TimeseriesSchema): Shape {
  const isDelta = datumType.startsWith('cumulative_') || datumType.startsWith('histogram_')
  return {
    name: timeseriesName,
    fields: new Map(fieldSchema.map(({ name, fieldType }) => [name, fieldType])),
    columns: [{ datumType, isDelta }],
    period: undefined,
  }
}

/** Whether each point has a beginning. */
export function hasStartTimes(shape: Shape): boolean {
  return shape.columns.some(({ isDelta }) => isDelta)
}
