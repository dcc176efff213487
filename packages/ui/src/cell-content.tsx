import type { ReactNode } from 'react'
import { Dash } from './dash.tsx'
import { DateTime } from './date-time.tsx'
import { valueText, type Column } from './table-column.ts'

/** What a cell shows: the column's own drawing, or its value. */
export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row)
  const value = column.value?.(row)
  if (value instanceof Date) return <DateTime date={value} />
  return valueText(value) || <Dash />
}
