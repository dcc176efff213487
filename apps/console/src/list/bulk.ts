import type { OperationId } from '@plenum/api'
import type { ReactNode } from 'react'
import type { Task } from '../activity/run-each.ts'

/** Something that can be done to several rows at once. */
export interface BulkAction<Row> {
  /** "Stop". */
  label: string
  icon: ReactNode
  tone?: 'danger' | undefined
  /** Why a row refuses; such rows are named and left out. */
  whyNot?: ((row: Row) => string | undefined) | undefined
  /** What else happens, and what is lost. */
  consequence: ReactNode
  run: (row: Row) => Promise<unknown>
  /** Read operations whose results it makes stale. */
  refreshes: readonly OperationId[]
}

/** What a bulk action would do, fixed when it was chosen: the rows on screen change meanwhile. */
export interface BulkPlan {
  label: string
  tone: 'danger' | undefined
  consequence: ReactNode
  refreshes: readonly OperationId[]
  tasks: readonly Task[]
  left: readonly { name: string; reason: string }[]
}

export function planBulk<Row>(action: BulkAction<Row>, rows: readonly Row[], nameOf: (row: Row) => string): BulkPlan {
  const { label, tone, consequence, refreshes, whyNot, run } = action
  const judged = rows.map((row) => ({ row, name: nameOf(row), reason: whyNot?.(row) }))
  return {
    label,
    tone,
    consequence,
    refreshes,
    tasks: judged.flatMap(({ row, name, reason }) => (reason === undefined ? [{ name, run: () => run(row) }] : [])),
    left: judged.flatMap(({ name, reason }) => (reason === undefined ? [] : [{ name, reason }])),
  }
}
