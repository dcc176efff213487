import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { SnapshotStateName } from '@plenum/api/snapshot-rules'

const tones: Record<SnapshotStateName, Tone> = {
  creating: 'info',
  ready: 'ok',
  faulted: 'danger',
  destroyed: 'danger',
}

export function SnapshotStateBadge({ state }: { state: SnapshotStateName }) {
  return (
    <Badge tone={tones[state]} isPulsing={state === 'creating'}>
      {state}
    </Badge>
  )
}
