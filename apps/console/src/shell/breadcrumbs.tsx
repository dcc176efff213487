import { Link } from '@tanstack/react-router'
import { useCrumbs } from './crumbs.ts'

export function Breadcrumbs() {
  const crumbs = useCrumbs().filter(({ isTitleOnly }) => !isTitleOnly)
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-2 text-base">
        {crumbs.map(({ label, to }, index) => {
          const isLast = index === crumbs.length - 1
          // On a phone there is room for where one is, and for the way one step up.
          const hidden = index < crumbs.length - 2 ? 'max-sm:hidden' : ''
          return (
            <li
              key={`${to} ${label}`}
              className={`flex min-w-0 items-center gap-2 ${isLast ? 'shrink-0 max-w-full' : ''} ${hidden}`}
            >
              {index > 0 && (
                <span aria-hidden="true" className={`text-faint ${index === crumbs.length - 2 ? 'max-sm:hidden' : ''}`}>
                  /
                </span>
              )}
              <Link
                to={to}
                className={`truncate no-underline hover:text-text ${isLast ? 'font-medium text-text' : 'text-muted'}`}
                {...(isLast && { 'aria-current': 'page' })}
              >
                {label}
              </Link>
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
