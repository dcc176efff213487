import type { VirtualResourceCounts } from '@plenum/api'
import { BigNumber, CapacityBar, Dash, formatPercent } from '@plenum/ui'
import type { ReactNode } from 'react'
import { DayChange } from './day-change.tsx'
import { countedResources, inUnits, shareOf } from './resource-counts.ts'

interface FleetTotalsProps {
  provisioned: VirtualResourceCounts
  quota: VirtualResourceCounts
  capacity: VirtualResourceCounts
}

/** Provisioned, allowed and there: three numbers for each of CPU, memory and storage. */
export function FleetTotals({ provisioned, quota, capacity }: FleetTotalsProps) {
  return (
    <section aria-label="All silos" className="grid gap-4 lg:grid-cols-3">
      {countedResources.map((resource) => {
        const { id, label, unit } = resource
        const promised = shareOf(quota[id], capacity[id])
        const amount = (count: number) => (
          <>
            <BigNumber value={inUnits(count, resource)} /> <span className="text-faint">{unit}</span>
          </>
        )
        return (
          <div key={id} className="flex flex-col gap-2">
            <CapacityBar
              label={label}
              unit={unit}
              used={inUnits(provisioned[id], resource)}
              capacity={inUnits(quota[id], resource)}
            />
            <dl className="flex flex-col px-4 text-sm">
              <Figure name="Provisioned">{amount(provisioned[id])}</Figure>
              <Figure name="Since yesterday">
                <DayChange resource={resource} provisioned={provisioned[id]} />
              </Figure>
              <Figure name="Quota (total)">{amount(quota[id])}</Figure>
              <Figure name="Physical capacity">{amount(capacity[id])}</Figure>
              <Figure name="Quota of capacity">{promised === undefined ? <Dash /> : formatPercent(promised)}</Figure>
            </dl>
          </div>
        )
      })}
    </section>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex min-h-7 items-center justify-between gap-3 border-b border-line last:border-0">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  )
}
