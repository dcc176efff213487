import { Link, useLocation } from '@tanstack/react-router'
import { pathTo } from './areas.ts'
import type { PathParams, Place, PlaceGroup } from './areas.ts'

/** Lit for the page itself, and unless it stands alone for everything below it and the form that makes a new one. */
function isLit(pathname: string, to: string, { isAlone }: Place): boolean {
  if (isAlone) return pathname === to
  return pathname === to || pathname.startsWith(`${to}/`) || pathname.startsWith(`${to}-new`)
}

/** Links of the sidebar, for which parameters of the address are filled in. */
interface GoProps {
  params: PathParams
  onGo: (() => void) | undefined
}

function Item({ place, params, onGo }: { place: Place } & GoProps) {
  const { label, icon: Icon } = place
  const pathname = useLocation({ select: (location) => location.pathname })
  const to = pathTo(place.to, params)
  const lit = isLit(pathname, to, place)
  return (
    <li>
      <Link
        to={to}
        activeOptions={{ exact: true }}
        {...(onGo && { onClick: onGo })}
        // One property only: what goes away in the middle of several is kept by React Aria, and the whole sidebar with it.
        className={`relative flex h-8 items-center gap-2.5 rounded-control px-2.5 no-underline transition-[background-color] max-md:h-11 ${
          lit
            ? 'bg-surface-hover font-medium text-text before:absolute before:inset-y-1.5 before:-left-2 before:w-0.5 before:rounded-full before:bg-accent'
            : 'text-muted hover:bg-surface-hover hover:text-text'
        }`}
        {...(lit && { 'aria-current': pathname === to ? ('page' as const) : ('true' as const) })}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </Link>
    </li>
  )
}

export function SidebarGroups({ groups, ...rest }: { groups: readonly PlaceGroup[] } & GoProps) {
  return groups.map(({ heading, places }) => (
    <nav key={heading ?? 'top'} aria-label={heading ?? 'Sidebar navigation'} className="flex flex-col gap-1">
      {heading && <h2 className="px-2.5 pb-0.5 text-xs text-faint">{heading}</h2>}
      <ul className="flex flex-col gap-0.5">
        {places.map((place) => (
          <Item key={place.to} place={place} {...rest} />
        ))}
      </ul>
    </nav>
  ))
}
