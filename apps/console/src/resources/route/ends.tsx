import { Badge, Truncate } from '@plenum/ui'
import type { RouteDestination, RouteTarget } from '@plenum/api'

type EndType = RouteDestination['type'] | RouteTarget['type']

export const endLabels = {
  drop: 'Drop',
  ip: 'IP',
  ip_net: 'IP network',
  instance: 'Instance',
  internet_gateway: 'Gateway',
  subnet: 'VPC subnet',
  vpc: 'VPC',
} as const satisfies Record<EndType, string>

/** A destination or target in words: `IP network 0.0.0.0/0`. */
export function endText(end: RouteDestination | RouteTarget): string {
  return end.type === 'drop' ? endLabels.drop : `${endLabels[end.type]} ${end.value}`
}

/** Where a route is for or leads to: its type and its value. */
export function RouteEnd({ end }: { end: RouteDestination | RouteTarget }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={end.type === 'drop' ? 'danger' : 'idle'} variant="tag">
        {endLabels[end.type]}
      </Badge>
      {end.type !== 'drop' && (
        <span className="text-text">
          <Truncate text={end.value} maxLength={45} isMono />
        </span>
      )}
    </span>
  )
}
