import { Link } from '@tanstack/react-router'
import { useArea } from './area.ts'

const sides = [
  { label: 'Silo', to: '/projects' },
  { label: 'System', to: '/system' },
] as const

/** The two sides of the console, for those who may see both. */
export function AreaSwitch({ onGo }: { onGo?: (() => void) | undefined }) {
  const { area, isFleetViewer } = useArea()
  if (!isFleetViewer) return null
  const current = area === 'system' ? 'System' : 'Silo'
  return (
    <nav
      aria-label="Switch between system and silo"
      className="flex shrink-0 gap-0.5 rounded-control border border-line p-0.5"
    >
      {sides.map(({ label, to }) => (
        <Link
          key={label}
          to={to}
          activeOptions={{ exact: true }}
          {...(onGo && { onClick: onGo })}
          {...(label === current && { 'aria-current': 'true' as const })}
          className={`grid h-6 grow place-items-center rounded-mark px-2.5 text-sm no-underline transition-colors max-md:h-10 ${
            label === current
              ? 'bg-surface-raised font-medium text-text ring-1 ring-line'
              : 'text-muted hover:text-text'
          }`}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
