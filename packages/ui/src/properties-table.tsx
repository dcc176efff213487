import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface Property {
  label: string
  value: ReactNode
}

export interface PropertiesTableProps {
  /** In the order of reading, row by row. */
  items: readonly Property[]
  /** On wide screens; one on phones. */
  columns?: 1 | 2 | 3 | undefined
}

const layouts = { 1: '', 2: 'lg:grid-cols-2', 3: 'md:max-xl:grid-cols-2 xl:grid-cols-3' } as const

/** What a thing is, as labels and values. */
export function PropertiesTable({ items, columns = 2 }: PropertiesTableProps) {
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface-raised">
      {/* Each pair draws its own bottom and end line; the grid is a pixel larger than its box, which cuts the outer ones off. */}
      <dl className={cx('-me-px -mb-px grid text-sm', layouts[columns])}>
        {items.map(({ label, value }) => (
          <div key={label} className="flex min-h-10 items-center gap-3 border-e border-b border-line px-4 py-1.5">
            <dt className="w-24 shrink-0 text-muted">{label}</dt>
            <dd className="flex min-w-0 flex-wrap items-center gap-1 wrap-anywhere text-text">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
