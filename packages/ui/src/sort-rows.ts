import type { Column } from './table-column.ts'

export interface Sort {
  columnId: string
  direction: 'ascending' | 'descending'
}

const collator = /* @__PURE__ */ new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}

/** Stable; "web-2" comes before "web-10"; rows without a value come last in both directions. */
export function sortRows<Row>(rows: readonly Row[], columns: readonly Column<Row>[], sort: Sort | undefined) {
  const valueOf = columns.find((column) => column.id === sort?.columnId)?.sortValue
  if (!sort || !valueOf) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return rows.toSorted((left, right) => {
    const a = valueOf(left)
    const b = valueOf(right)
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined)
    return sign * compare(a, b)
  })
}

/** Ascending, descending, then the order the rows came in. */
export function nextSort(sort: Sort | undefined, columnId: string): Sort | undefined {
  if (sort?.columnId !== columnId) return { columnId, direction: 'ascending' }
  return sort.direction === 'ascending' ? { columnId, direction: 'descending' } : undefined
}
