import type { ReactNode } from 'react'

interface FormSectionProps {
  title: string
  hint?: string
  children: ReactNode
}

/** A part of a long form. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-line pt-6 first:border-t-0 first:pt-0">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        {hint !== undefined && <p className="text-sm text-muted">{hint}</p>}
      </div>
      {children}
    </section>
  )
}
