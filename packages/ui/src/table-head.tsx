import { ArrowDown, ArrowUp } from 'lucide-react'
import { cx } from './cx.ts'
import type { Sort } from './sort-rows.ts'
import type { Column } from './table-column.ts'
import { TableCheckbox } from './table-checkbox.tsx'
import type { Selection } from './table.tsx'

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort: Sort | undefined
  onSort: (columnId: string) => void
  hasActions: boolean
  selection?: Selection & { all: readonly string[] }
}

const cell =
  'sticky top-0 z-10 h-9 border-b border-line bg-surface-sunken px-3 font-normal whitespace-nowrap text-muted first:rounded-ss-panel last:rounded-se-panel'

export function TableHead<Row>({ columns, sort, onSort, hasActions, selection }: TableHeadProps<Row>) {
  return (
    <thead className="max-sm:sr-only">
      <tr>
        {selection && (
          <th className={cx(cell, 'w-10')}>
            <SelectAll {...selection} />
          </th>
        )}
        {columns.map((column) => {
          const direction = sort?.columnId === column.id ? sort.direction : undefined
          return (
            <th
              key={column.id}
              scope="col"
              aria-sort={column.value && (direction ?? 'none')}
              className={cx(cell, column.align === 'end' ? 'text-end' : 'text-start')}
              style={column.width === undefined ? undefined : { width: column.width }}
            >
              {column.value && !column.isHeaderHidden ? (
                <SortButton
                  header={column.header}
                  isEnd={column.align === 'end'}
                  direction={direction}
                  onPress={() => onSort(column.id)}
                />
              ) : (
                <span className={column.isHeaderHidden ? 'sr-only' : undefined}>{column.header}</span>
              )}
            </th>
          )
        })}
        {hasActions && (
          <th className={cx(cell, 'end-0 w-10')}>
            <span className="sr-only">Actions</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

function SelectAll({ keys, onChange, all }: Selection & { all: readonly string[] }) {
  const chosen = all.filter((key) => keys.has(key)).length
  return (
    <TableCheckbox
      label="Select all"
      value={chosen > 0 && chosen === all.length}
      isIndeterminate={chosen > 0 && chosen < all.length}
      onChange={(isSelected) => onChange(new Set(isSelected ? all : []))}
    />
  )
}

interface SortButtonProps {
  header: string
  isEnd: boolean
  direction: Sort['direction'] | undefined
  onPress: () => void
}

function SortButton({ header, isEnd, direction, onPress }: SortButtonProps) {
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp
  return (
    <button
      type="button"
      onClick={onPress}
      className={cx(
        'group inline-flex items-center gap-1 rounded-mark align-middle hover:text-text',
        direction && 'font-medium text-text',
        isEnd && 'flex-row-reverse',
      )}
    >
      {header}
      <Arrow aria-hidden="true" className={cx('size-3.5', !direction && 'opacity-0 group-hover:opacity-60')} />
    </button>
  )
}
