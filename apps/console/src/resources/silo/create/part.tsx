import type { ReactNode } from 'react'

interface FormPartProps {
  title: string
  /** What it is about. */
  text?: string
  children: ReactNode
}

/** Fields of a long form that belong together, under a line. */
export function FormPart({ title, text, children }: FormPartProps) {
  return (
    <section aria-label={title} className="flex flex-col gap-4 border-t border-line pt-5">
      <header className="flex flex-col gap-0.5">
        <h3 className="text-base font-semibold">{title}</h3>
        {text !== undefined && <p className="text-sm wrap-anywhere text-muted">{text}</p>}
      </header>
      {children}
    </section>
  )
}
