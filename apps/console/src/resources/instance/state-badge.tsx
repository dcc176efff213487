import { Badge, RelativeTime } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import { isTransitional } from '@plenum/api/instance-rules'
import type { InstanceState } from '@plenum/api/instance-rules'
import type { Instance } from '@plenum/api'

/** How states look, wherever they are shown. */
export const instanceTones: Record<InstanceState, Tone> = {
  creating: 'info',
  starting: 'info',
  running: 'ok',
  stopping: 'notice',
  stopped: 'idle',
  rebooting: 'notice',
  migrating: 'notice',
  repairing: 'notice',
  failed: 'danger',
  destroyed: 'idle',
}

/** What an instance is doing, and since when. */
export function InstanceStateBadge({ instance }: { instance: Instance }) {
  const { runState, timeRunStateUpdated } = instance
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Badge tone={instanceTones[runState]} isPulsing={isTransitional(runState)}>
        {runState}
      </Badge>
      <span className="text-faint">
        <RelativeTime date={timeRunStateUpdated} hasAgo={false} caption="In this state since" />
      </span>
    </span>
  )
}
