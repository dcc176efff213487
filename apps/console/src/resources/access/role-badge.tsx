import { Badge } from '@plenum/ui'
import type { BadgeProps } from '@plenum/ui'
import type { Role } from '@plenum/api'

const tones: Readonly<Record<Role, BadgeProps['tone']>> = { admin: 'accent', collaborator: 'info', viewer: 'idle' }

interface RoleBadgeProps {
  /** Where it was given; what it comes to in the end has none. */
  scope?: 'fleet' | 'silo' | 'project'
  role: Role
}

export function RoleBadge({ scope, role }: RoleBadgeProps) {
  return (
    <span className="whitespace-nowrap">
      <Badge tone={tones[role]} variant="tag">
        {scope === undefined ? role : `${scope}.${role}`}
      </Badge>
    </span>
  )
}
