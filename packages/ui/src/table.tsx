import { useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import type { MenuEntry } from './menu.tsx'
import { nextSort, sortRows, type Sort } from './sort-rows.ts'
import type { Column } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

export interface Selection {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
}

export interface TableProps<Row> {
  /** Accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Names the row for screen readers where its key would not. */
  rowName?: ((row: Row) => string) | undefined
  /** The entries behind the three dots; an empty list leaves them out for that row. */
  rowActions?: ((row: Row) => readonly MenuEntry[]) | undefined
  /** Adds a column of checkboxes. */
  selection?: Selection | undefined
  isLoading?: boolean | undefined
  /** Rows to hold the place of while loading. */
  loadingRows?: number | undefined
  /** Stands in place of the table when there are no rows: an EmptyState. */
  empty?: ReactNode
  defaultSort?: Sort | undefined
}

/** Below 640 px each row is a card: name and actions on its first line, then labels and values. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    rowName = rowKey,
    rowActions,
    selection,
    isLoading = false,
    loadingRows = 5,
    empty,
  } = props
  const [sort, setSort] = useState(props.defaultSort)
  if (!isLoading && rows.length === 0 && empty !== undefined) return empty
  const sorted = sortRows(rows, columns, sort)
  const keys = rows.map(rowKey)
  return (
    <div className="relative overflow-x-auto rounded-panel border border-line bg-surface-raised max-sm:border-0 max-sm:bg-transparent">
      <table
        aria-label={label}
        aria-busy={isLoading}
        className="w-full border-separate border-spacing-0 text-sm max-sm:block"
      >
        <TableHead
          columns={columns}
          sort={sort}
          onSort={(id) => setSort(nextSort(sort, id))}
          hasActions={rowActions !== undefined}
          {...(selection && { selection: { ...selection, all: keys } })}
        />
        <tbody className={cx('max-sm:flex max-sm:flex-col max-sm:gap-2', isLoading && 'cursor-progress')}>
          {isLoading ? (
            <TableSkeleton
              columns={columns}
              rows={loadingRows}
              isSelectable={selection !== undefined}
              hasActions={rowActions !== undefined}
            />
          ) : (
            sorted.map((row) => {
              const id = rowKey(row)
              const name = rowName(row)
              return <TableRow key={id} {...{ id, name, row, columns, rowActions, selection }} />
            })
          )}
        </tbody>
      </table>
    </div>
  )
}
