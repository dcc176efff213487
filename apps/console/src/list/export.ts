import { toWire } from '@plenum/api/wire'
import { csvOf, valueText } from '@plenum/ui'
import type { Column } from '@plenum/ui'

/** A line of headers, then one for each row; sizes in bytes, times in ISO 8601. */
export function toCsv<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): string {
  return csvOf([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => valueText(value?.(row)))),
  ])
}

/** The rows as the API gives them. */
export function toJson(rows: readonly unknown[]): string {
  return `${JSON.stringify(
    rows.map((row) => toWire(row)),
    undefined,
    2,
  )}\n`
}
