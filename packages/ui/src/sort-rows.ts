import type { Column, ColumnValue } from './table-column.ts'

export interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

const collator = /* @__PURE__ */ new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function compare(a: NonNullable<ColumnValue>, b: NonNullable<ColumnValue>): number {
  return typeof a === 'string' || typeof b === 'string' ? collator.compare(String(a), String(b)) : Number(a) - Number(b)
}

/** Stable; "web-2" comes before "web-10"; rows without a value come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) {
  const valueOf = columns.find((column) => column.id === sort?.columnId)?.value
  if (!sort || !valueOf) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((left, right) => {
    const a = valueOf(left) ?? undefined
    const b = valueOf(right) ?? undefined
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * compare(a, b)
  })
}

/** Ascending, descending, then the order the rows came in. */
export function nextSort(sort: Sort | undefined, columnId: string): Sort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
