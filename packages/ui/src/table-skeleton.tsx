import { cx } from './cx.ts'
import { Skeleton } from './skeleton.tsx'
import type { Column } from './table-column.ts'
import { cellClass, rowClass } from './table-row.tsx'

export interface TableSkeletonProps<Row> {
  columns: readonly Column<Row>[]
  rows: number
  isSelectable: boolean
  hasActions: boolean
}

const widths = ['w-24', 'w-14', 'w-20', 'w-12'] as const

/** Rows of the shape of what comes. */
export function TableSkeleton<Row>({ columns, rows, isSelectable, hasActions }: TableSkeletonProps<Row>) {
  return Array.from({ length: rows }, (_, index) => (
    <tr key={index} aria-hidden="true" className={rowClass}>
      {isSelectable && (
        <td className={cx(cellClass, 'w-10 max-sm:hidden')}>
          <Skeleton className="size-4" />
        </td>
      )}
      {columns.map((column, at) => (
        <td key={column.id} className={cx(cellClass, column.isWideOnly && 'max-sm:hidden')}>
          <span className={cx('flex', column.align === 'end' && 'justify-end max-sm:justify-start')}>
            <Skeleton className={cx('h-3', widths[(index + at) % widths.length])} />
          </span>
        </td>
      ))}
      {hasActions && (
        <td className={cx(cellClass, 'w-10 max-sm:hidden')}>
          <Skeleton className="ms-auto me-1.5 size-4" />
        </td>
      )}
    </tr>
  ))
}
