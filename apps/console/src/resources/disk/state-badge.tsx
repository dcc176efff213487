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

/** In words; lists, which have no room, leave out where an import comes from. */
function wordsFor(state: DiskStateName, isShort: boolean): string {
  return isShort && state.startsWith('importing') ? 'importing' : state.replaceAll('_', ' ')
}

export function DiskStateBadge({ state, isShort = false }: { state: DiskStateName; isShort?: boolean }) {
  return (
    <Badge tone={tones[state]} isPulsing={isDiskMoving(state)}>
      {wordsFor(state, isShort)}
    </Badge>
  )
}
