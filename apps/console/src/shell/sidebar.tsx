import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface SidebarLink {
  to: string
  label: string
  icon: ReactNode
}

export interface SidebarGroup {
  heading?: string
  links: readonly SidebarLink[]
}

/** Lit for the page itself, for everything below it, and for the form that makes a new one of its kind. */
function isLit(pathname: string, to: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`) || pathname.startsWith(`${to}-new`)
}

function Item({ to, label, icon, onGo }: SidebarLink & { onGo: (() => void) | undefined }) {
  const pathname = useLocation({ select: (location) => location.pathname })
  const lit = isLit(pathname, to)
  return (
    <li>
      <Link
        to={to}
        {...(onGo && { onClick: onGo })}
        className={`relative flex h-8 items-center gap-2.5 rounded-control px-2.5 no-underline transition-colors max-md:h-11 [&_svg]:size-4 ${
          lit
            ? 'bg-surface-hover font-medium text-text before:absolute before:inset-y-1.5 before:-left-2 before:w-0.5 before:rounded-full before:bg-accent'
            : 'text-muted hover:bg-surface-hover hover:text-text'
        }`}
        {...(pathname === to && { 'aria-current': 'page' as const })}
      >
        {icon}
        {label}
      </Link>
    </li>
  )
}

export function SidebarGroups({ groups, onGo }: { groups: readonly SidebarGroup[]; onGo?: () => void }) {
  return groups.map(({ heading, links }) => (
    <nav key={heading ?? 'top'} aria-label={heading ?? 'Sidebar navigation'} className="flex flex-col gap-1">
      {heading && <h2 className="px-2.5 pb-0.5 text-xs text-faint">{heading}</h2>}
      <ul className="flex flex-col gap-0.5">
        {links.map((link) => (
          <Item key={link.to} {...link} onGo={onGo} />
        ))}
      </ul>
    </nav>
  ))
}
