import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What the thing is for. */
  body?: ReactNode
  /** The first step. */
  action?: ReactNode
}

export function EmptyState({ icon, title, body, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-panel border border-dashed border-line px-6 py-14 text-center">
      {icon !== undefined && (
        <span className="mb-4 grid size-10 place-items-center rounded-panel bg-accent-subtle text-accent [&_svg]:size-5">
          {icon}
        </span>
      )}
      <h2 className="text-lg font-semibold">{title}</h2>
      {body !== undefined && <p className="mt-1 max-w-sm text-base text-balance text-muted">{body}</p>}
      {action !== undefined && <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
