import { Link } from '@tanstack/react-router'
import { inBar, useCrumbs } from './crumbs.ts'

/** In a narrow window there is room for where one is, and for a step or two up; by how many crumbs follow. */
function hiddenBefore(following: number): string {
  if (following > 2) return 'max-xl:hidden'
  return following > 1 ? 'max-md:hidden' : ''
}

export function Breadcrumbs() {
  const crumbs = inBar(useCrumbs())
  return (
    <nav aria-label="Breadcrumbs" className="min-w-0 flex-1">
      <ol className="flex min-w-0 items-center gap-2 text-base">
        {crumbs.map(({ label, to }, index) => {
          const following = crumbs.length - 1 - index
          const isLast = following === 0
          return (
            <li
              key={`${to} ${label}`}
              className={`flex min-w-0 items-center gap-2 ${isLast ? 'max-w-full shrink-0' : ''} ${hiddenBefore(following)}`}
            >
              {index > 0 && (
                // Where the crumb before is hidden, nothing is to be parted.
                <span aria-hidden="true" className={`text-faint ${hiddenBefore(following + 1)}`}>
                  /
                </span>
              )}
              <Link
                to={to}
                activeOptions={{ exact: true }}
                title={label}
                className={`truncate no-underline hover:text-text ${isLast ? 'font-medium text-text' : 'max-w-56 text-muted'}`}
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
