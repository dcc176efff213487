import { Badge, EmptyState, VisuallyHidden } from '@plenum/ui'
import type { Silo } from '@plenum/api'
import { ArrowRight, ShieldCheck } from 'lucide-react'
import { Section } from '../section.tsx'
import { conferredBy } from './conferred.ts'

/** Which roles on the fleet those who hold a role in the silo have with it. */
export function FleetRoles({ silo: { name, mappedFleetRoles } }: { silo: Silo }) {
  const mappings = conferredBy(mappedFleetRoles)
  if (mappings.length === 0)
    return (
      <EmptyState
        icon={<ShieldCheck />}
        title="No mapped fleet roles"
        body="Roles in a silo can bring a role on the fleet with them. Here none do, and that was settled when the silo was made."
      />
    )
  return (
    <Section title="Mapped fleet roles">
      <p className="max-w-2xl text-muted">
        Whoever holds one of these roles in {name}, or a stronger one, has the role on the fleet with it. This was
        settled when the silo was made.
      </p>
      <ul className="flex flex-col gap-2">
        {mappings.map(({ siloRole, fleetRole }) => (
          <li key={`${siloRole} ${fleetRole}`} className="flex flex-wrap items-center gap-2">
            <Badge tone="idle" variant="tag">
              Silo {siloRole}
            </Badge>
            <ArrowRight aria-hidden="true" className="size-4 text-faint" />
            <VisuallyHidden>maps to</VisuallyHidden>
            <span>Fleet {fleetRole}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
