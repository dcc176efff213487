import type { ReactNode, Ref } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  icon?: ReactNode
  /** Beside the title: an info button, a state. */
  info?: ReactNode
  actions?: ReactNode
  /** The heading takes the focus on navigation. */
  headingRef?: Ref<HTMLHeadingElement>
}

export function PageHeader({ title, icon, info, actions, headingRef }: PageHeaderProps) {
  return (
    <header className="flex min-h-10 flex-wrap items-center gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {icon !== undefined && (
          <span aria-hidden="true" className="text-faint [&_svg]:size-5">
            {icon}
          </span>
        )}
        <h1 ref={headingRef} tabIndex={-1} className="min-w-0 text-title font-semibold tracking-tight wrap-anywhere">
          {title}
        </h1>
        {info !== undefined && <div className="flex items-center gap-2 text-sm text-muted">{info}</div>}
      </div>
      {actions !== undefined && <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0">{actions}</div>}
    </header>
  )
}
