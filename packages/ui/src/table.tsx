import { lazy, Suspense, useCallback, useDeferredValue, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { cx } from './cx.ts'
import type { MenuEntry } from './menu-popover.tsx'
import { nextSort, sortRows, type Sort } from './sort-rows.ts'
import type { Column } from './table-column.ts'
import { TableHead } from './table-head.tsx'
import { rowsInView, rowSize, TableRoom } from './table-room.tsx'
import { TableRow } from './table-row.tsx'
import { TableSkeleton } from './table-skeleton.tsx'
import { useOverflow } from './use-overflow.ts'
import { useRowKeys } from './use-row-keys.ts'

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
  /** Given together: the caller keeps the order, and `rows` come in it. */
  sort?: Sort | undefined
  onSort?: ((columnId: string) => void) | undefined
}

/** From here on only the rows in view are in the document. */
const MANY = 100

const VirtualRows = /* @__PURE__ */ lazy(() => import('./virtual-rows.tsx'))

/**
 * Below 640 px each row is a card: name and actions on its first line, then labels and values. Tab comes to one row;
 * arrow keys, Home, End, Page Up and Page Down go to others, Enter follows the row's link, Space selects, and Shift+F10
 * opens its menu.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, isLoading = false, empty } = props
  const [ownSort, setOwnSort] = useState<Sort>()
  if (!isLoading && rows.length === 0 && empty !== undefined) return empty
  if (props.onSort) return <TableInOrder {...props} onSort={props.onSort} />
  return (
    <TableInOrder
      {...props}
      rows={sortRows(rows, columns, ownSort)}
      sort={ownSort}
      onSort={(columnId) => setOwnSort(nextSort(ownSort, columnId))}
    />
  )
}

/** Selects a row or takes it out: one function for as long as the table is there. */
function useSelect(selection: Selection | undefined) {
  const latest = useRef(selection)
  useLayoutEffect(() => {
    latest.current = selection
  })
  return useCallback((id: string, isSelected: boolean) => {
    const keys = new Set(latest.current?.keys)
    if (isSelected) keys.add(id)
    else keys.delete(id)
    latest.current?.onChange(keys)
  }, [])
}

function TableInOrder<Row>(props: TableProps<Row> & { onSort: (columnId: string) => void }) {
  const { label, columns, rows, rowKey, rowName = rowKey, rowActions, selection, sort, onSort } = props
  const { isLoading = false, loadingRows = 5 } = props
  const { isOverflowing, ref: boxRef } = useOverflow()
  const keys = rows.map(rowKey)
  const { ref: bodyRef, stop, onFocus, onKeyDown } = useRowKeys(keys)
  const select = useSelect(selection)
  const isVirtual = rows.length > MANY
  const [inView] = useState(rowsInView)
  // Those that there is room for come first; the others when these can be read already.
  const ready = Math.min(Math.max(inView, useDeferredValue(rows.length, inView)), rows.length)
  const renderRow = (index: number, measure?: (element: HTMLTableRowElement | null) => void) => {
    const row = rows[index]
    if (row === undefined) return null
    const id = rowKey(row)
    return (
      <TableRow
        key={id}
        ref={measure}
        {...{ id, row, columns, rowActions, index }}
        isSelected={selection && selection.keys.has(id)}
        onSelect={select}
        name={rowName(row)}
        isCounted={isVirtual}
        isTabStop={stop === index}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      />
    )
  }
  const readyRows = () => (
    <>
      {Array.from({ length: Math.min(ready, MANY) }, (_, index) => renderRow(index))}
      {ready < rows.length && <TableRoom height={(rows.length - ready) * (rowSize().height + rowSize().gap)} />}
    </>
  )
  return (
    <div
      ref={boxRef}
      className={cx(
        'relative rounded-panel border border-line bg-surface-raised max-sm:border-0 max-sm:bg-transparent',
        // A scrolling box would keep the header from sticking to the page.
        isOverflowing ? 'overflow-x-auto' : 'overflow-x-clip',
      )}
    >
      <table
        aria-label={label}
        aria-busy={isLoading}
        {...(isVirtual && { 'aria-rowcount': rows.length + 1 })}
        className="w-full border-separate border-spacing-0 text-sm max-sm:block"
      >
        <TableHead
          {...{ columns, sort, onSort }}
          hasActions={rowActions !== undefined}
          {...(selection && { selection: { ...selection, all: keys } })}
        />
        <tbody ref={bodyRef} className={cx('max-sm:flex max-sm:flex-col max-sm:gap-2', isLoading && 'cursor-progress')}>
          {isLoading ? (
            <TableSkeleton
              columns={columns}
              rows={loadingRows}
              isSelectable={selection !== undefined}
              hasActions={rowActions !== undefined}
            />
          ) : isVirtual ? (
            <Suspense fallback={readyRows()}>
              <VirtualRows
                count={rows.length}
                keyOf={(index) => keys[index] ?? index}
                stop={stop}
                renderRow={renderRow}
              />
            </Suspense>
          ) : (
            readyRows()
          )}
        </tbody>
      </table>
    </div>
  )
}
