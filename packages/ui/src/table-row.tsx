import { useMemo, type FocusEvent, type KeyboardEvent, type Ref } from 'react'
import { cellContent } from './cell-content.tsx'
import { cx } from './cx.ts'
import type { MenuEntry } from './menu-popover.tsx'
import { RowActions } from './row-actions.tsx'
import { TableCheckbox } from './table-checkbox.tsx'
import type { Column } from './table-column.ts'

export interface TableRowProps<Row> {
  id: string
  name: string
  row: Row
  columns: readonly Column<Row>[]
  rowActions: ((row: Row) => readonly MenuEntry[]) | undefined
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  onSelect: (id: string, isSelected: boolean) => void
  /** Among all rows, from 0. */
  index: number
  /** Says its number, where not all rows are in the document. */
  isCounted: boolean
  /** Whether Tab stops at it; arrow keys reach the others. */
  isTabStop: boolean
  onFocus: (event: FocusEvent<HTMLTableRowElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => void
  ref?: Ref<HTMLTableRowElement> | undefined
}

export const rowClass =
  'group/row scroll-mt-9 transition-colors hover:bg-surface-hover -outline-offset-2 max-sm:relative max-sm:flex max-sm:flex-col max-sm:gap-1 ' +
  'max-sm:rounded-panel max-sm:border max-sm:border-line max-sm:bg-surface-raised max-sm:p-3 max-sm:pe-14'

/** The label before the value belongs to the card only. */
const cardLine =
  'max-sm:flex max-sm:items-center max-sm:gap-3 max-sm:before:w-28 max-sm:before:shrink-0 max-sm:before:text-faint max-sm:before:content-[attr(data-label)]'

export const cellClass =
  'relative h-10 border-b border-line px-3 group-last/row:border-b-0 max-sm:h-auto max-sm:border-0 max-sm:px-0 max-sm:py-0.5'

/** In view also where a wide table is scrolled sideways, and so with the colour of its row. */
const actionsClass =
  'w-10 ps-0! pe-1.5! text-end transition-colors sm:sticky sm:end-0 group-last/row:rounded-ee-panel ' +
  'max-sm:absolute max-sm:end-0 max-sm:top-0.5'

/** Renders again only when something it was given is another: a list asks often, and most rows are as they were. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { id, name, row, columns, rowActions, isSelected, onSelect } = props
  const { index, isCounted, isTabStop, onFocus, onKeyDown, ref } = props
  return useMemo(
    () => (
      <RowView
        {...{ id, name, row, columns, rowActions, isSelected, onSelect }}
        {...{ index, isCounted, isTabStop, onFocus, onKeyDown, ref }}
      />
    ),
    [id, name, row, columns, rowActions, isSelected, onSelect, index, isCounted, isTabStop, onFocus, onKeyDown, ref],
  )
}

function RowView<Row>(props: TableRowProps<Row>) {
  const { id, name, row, columns, rowActions, isSelected, onSelect } = props
  const { index, isCounted, isTabStop, onFocus, onKeyDown, ref } = props
  const isSelectable = isSelected !== undefined
  const actions = useMemo(() => rowActions?.(row), [rowActions, row])
  // Selecting a row, or walking over it, is none of its cells' concern.
  const cells = useMemo(
    () => columns.map((column) => <TableCell key={column.id} column={column} row={row} />),
    [columns, row],
  )
  return (
    <tr
      ref={ref}
      data-index={index}
      {...(isCounted && { 'aria-rowindex': index + 2 })}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      aria-selected={isSelected}
      className={cx(rowClass, isSelectable && 'max-sm:ps-12', isSelected && 'bg-accent-subtle hover:bg-accent-subtle')}
    >
      {isSelectable && (
        <td className={cx(cellClass, 'w-10 max-sm:absolute max-sm:start-1 max-sm:top-0.5')}>
          <TableCheckbox label={`Select ${name}`} value={isSelected} onChange={(isChosen) => onSelect(id, isChosen)} />
        </td>
      )}
      {cells}
      {actions && (
        <td
          className={cx(
            cellClass,
            actionsClass,
            'sm:bg-surface-raised',
            isSelected
              ? 'sm:bg-[linear-gradient(var(--accent-subtle),var(--accent-subtle))]'
              : 'sm:group-hover/row:bg-surface-hover',
          )}
        >
          {actions.length > 0 && <RowActions items={actions} />}
        </td>
      )}
    </tr>
  )
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const end = column.align === 'end' ? 'text-end tabular max-sm:text-start' : 'text-start'
  if (column.isPrimary) {
    return (
      <th scope="row" className={cx(cellClass, 'font-medium text-text max-sm:text-base max-sm:wrap-anywhere', end)}>
        {cellContent(column, row)}
      </th>
    )
  }
  return (
    <td
      data-label={column.header}
      className={cx(
        cellClass,
        column.isWideOnly ? 'max-sm:hidden' : cardLine,
        'text-muted whitespace-nowrap max-sm:whitespace-normal max-sm:wrap-anywhere',
        end,
      )}
    >
      {cellContent(column, row)}
    </td>
  )
}
