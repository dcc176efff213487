import type { PageHeaderProps } from '@plenum/ui'

/** What a tab shows, and what can be done there: as the header of a page, one level down. */
export function TabHeader({ title, info, actions }: PageHeaderProps) {
  return (
    <header className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex items-center gap-1">
        <h2 className="text-base font-semibold">{title}</h2>
        {info}
      </div>
      {actions !== undefined && <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:ms-0">{actions}</div>}
    </header>
  )
}
