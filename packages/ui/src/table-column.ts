import type { ReactNode } from 'react'

export type ColumnValue = string | number | boolean | Date | null | undefined

export interface Column<Row> {
  id: string
  header: string
  /** What the cell holds: sorted, filtered and exported by, and shown where `cell` is left out. */
  value?: ((row: Row) => ColumnValue) | undefined
  /** The value as a person reads it, where `value` is another thing: "4 GiB". Filtered by, beside the value. */
  text?: ((row: Row) => string | undefined) | undefined
  cell?: ((row: Row) => ReactNode) | undefined
  /** Numbers stand at the end. */
  align?: 'end' | undefined
  /** Names the row: the heading of its card on phones, the row header for screen readers. */
  isPrimary?: boolean | undefined
  /** A CSS width: "12rem", "30%". */
  width?: string | undefined
  /** Leaves it out of the cards on phones. */
  isWideOnly?: boolean | undefined
  /** Reads the header to screen readers only. */
  isHeaderHidden?: boolean | undefined
  /** Not shown until somebody chooses it. */
  isOptional?: boolean | undefined
}

/** The value in words: dates as ISO 8601, nothing as an empty text. */
export function valueText(value: ColumnValue): string {
  if (value instanceof Date) return value.toISOString()
  return value === null || value === undefined ? '' : String(value)
}
