import { CapacityBar } from '@plenum/ui'
import type { IpPoolUtilization } from '@plenum/api'
import { usesOf } from './utilization.ts'

/** What is in use of a pool, by family; nothing for a pool without ranges. */
export function UtilizationBars({ utilization }: { utilization: IpPoolUtilization }) {
  const uses = usesOf(utilization)
  if (uses.length === 0) return null
  return (
    <div className="grid gap-3 md:grid-cols-2">
      {uses.map(({ family, allocated, capacity }) => (
        <CapacityBar
          key={family}
          label={`${family} addresses in use`}
          unit="IPs"
          used={allocated}
          capacity={capacity}
        />
      ))}
    </div>
  )
}
