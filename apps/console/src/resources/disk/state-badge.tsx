import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { DiskStateName } from '@plenum/api/disk-rules'
import { isDiskMoving } from './poll.ts'

const tones: Record<DiskStateName, Tone> = {
  creating: 'info',
  attaching: 'info',
  attached: 'ok',
  detaching: 'notice',
  detached: 'idle',
  import_ready: 'info',
  importing_from_url: 'info',
  importing_from_bulk_writes: 'info',
  finalizing: 'info',
  maintenance: 'notice',
  destroyed: 'danger',
  faulted: 'danger',
}

export function DiskStateBadge({ state }: { state: DiskStateName }) {
  return (
    <Badge tone={tones[state]} isPulsing={isDiskMoving(state)}>
      {state.replaceAll('_', ' ')}
    </Badge>
  )
}
