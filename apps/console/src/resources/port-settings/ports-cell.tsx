import { Dash, linkClass, OverflowList, Skeleton } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import type { PortRow } from '../switch-port/queries.ts'
import { portText } from '../switch-port/words.ts'
import { portsWith } from './applied.ts'

/** The ports that settings are applied to, each with the way to it. */
export function PortsCell({ settings, ports }: { settings: string; ports: readonly PortRow[] | undefined }) {
  if (!ports) return <Skeleton className="h-3 w-24" />
  const applied = portsWith(settings, ports)
  if (applied.length === 0) return <Dash />
  return (
    <OverflowList heading="Applied to">
      {applied.map((port) => (
        <Link
          key={port.id}
          to="/system/networking/switch-ports/$switchPortId"
          params={{ switchPortId: port.id }}
          className={linkClass}
        >
          {portText(port)}
        </Link>
      ))}
    </OverflowList>
  )
}
