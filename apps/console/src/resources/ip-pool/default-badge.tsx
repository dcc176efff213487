import { Badge } from '@plenum/ui'

/** Marks the pool that a silo's addresses come from when none is named. */
export function DefaultBadge() {
  return (
    <Badge tone="accent" variant="tag">
      default
    </Badge>
  )
}
