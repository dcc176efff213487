import type { ReactNode } from 'react'

export interface CardProps {
  title?: ReactNode
  /** Beside the title, muted: a unit, a count. */
  detail?: ReactNode
  /** At the right of the title. */
  actions?: ReactNode
  children: ReactNode
}

export function Card({ title, detail, actions, children }: CardProps) {
  const hasHeader = title !== undefined || actions !== undefined
  return (
    <section className="rounded-panel border border-line bg-surface-raised">
      {hasHeader && (
        <header className="flex min-h-10 flex-wrap items-center gap-2 ps-4 pe-2 pt-1">
          <h2 className="text-sm font-medium text-text">{title}</h2>
          {detail !== undefined && <span className="text-sm text-faint">{detail}</span>}
          {actions !== undefined && <div className="ms-auto flex items-center gap-2">{actions}</div>}
        </header>
      )}
      <div className={hasHeader ? 'px-4 pt-1.5 pb-4' : 'p-4'}>{children}</div>
    </section>
  )
}
