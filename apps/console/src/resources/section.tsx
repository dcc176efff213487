import type { ReactNode } from 'react'

interface SectionProps {
  title: string
  actions?: ReactNode
  children: ReactNode
}

/** A part of a page under its heading. What is in it is the card: it has the border. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <header className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {actions !== undefined && (
          <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0">{actions}</div>
        )}
      </header>
      {children}
    </section>
  )
}
