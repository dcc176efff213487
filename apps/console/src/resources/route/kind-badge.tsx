import { Badge } from '@plenum/ui'
import type { RouterRouteKind } from '@plenum/api'
import { kindText } from './rules.ts'

export function KindBadge({ kind }: { kind: RouterRouteKind }) {
  return (
    <Badge tone="idle" variant="tag">
      {kindText(kind)}
    </Badge>
  )
}
