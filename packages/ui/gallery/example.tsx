import type { ReactNode } from 'react'

interface ExampleProps {
  /** Names the state that is shown. */
  title: string
  children: ReactNode
  /** Side by side. */
  isRow?: boolean
}

export function Example({ title, children, isRow = false }: ExampleProps) {
  return (
    <div className="flex flex-col gap-2.5">
      <p className="text-xs text-faint">{title}</p>
      <div className={isRow ? 'flex flex-wrap items-center gap-3' : 'flex flex-col gap-3'}>{children}</div>
    </div>
  )
}
