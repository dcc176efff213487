import { Badge } from '@plenum/ui'
import { isTransitional } from '@plenum/api/instance-rules'
import type { InstanceState } from '@plenum/api/instance-rules'
import { instanceTones } from '../instance/state-badge.tsx'

/** What an instance is doing; a sled does not tell since when. */
export function RunStateBadge({ state }: { state: InstanceState }) {
  return (
    <Badge tone={instanceTones[state]} isPulsing={isTransitional(state)}>
      {state}
    </Badge>
  )
}
