import type { ReactNode } from 'react'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers stand at the end. */
  align?: 'end' | undefined
  /** Names the row: the heading of its card on phones, the row header for screen readers. */
  isPrimary?: boolean | undefined
  /** A CSS width: "12rem", "30%". */
  width?: string | undefined
  /** Makes the header sort by this value. */
  sortValue?: ((row: Row) => string | number | undefined) | undefined
  /** Leaves it out of the cards on phones. */
  isWideOnly?: boolean | undefined
  /** Reads the header to screen readers only. */
  isHeaderHidden?: boolean | undefined
}
