import type { VirtualResourceCounts } from '@plenum/api'
import { CapacityBar } from '@plenum/ui'
import { countedResources, inUnits } from './resource-counts.ts'

interface ResourceBarsProps {
  label: string
  used: VirtualResourceCounts
  capacity: VirtualResourceCounts
  /** What a bar is called, by what it is of. */
  nameOf?: (resource: string) => string
}

/** How much of CPU, memory and storage is taken. */
export function ResourceBars({ label, used, capacity, nameOf = (resource) => resource }: ResourceBarsProps) {
  return (
    <section aria-label={label} className="grid gap-4 lg:grid-cols-3">
      {countedResources.map((resource) => (
        <CapacityBar
          key={resource.id}
          label={nameOf(resource.label)}
          unit={resource.unit}
          used={inUnits(used[resource.id], resource)}
          capacity={inUnits(capacity[resource.id], resource)}
        />
      ))}
    </section>
  )
}
