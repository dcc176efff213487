import { InfoPopover, PageHeader } from '@plenum/ui'
import { tenantCapacity } from '@plenum/api/capacity-rules'
import { useSuspenseQuery } from '@tanstack/react-query'
import { LayoutDashboard } from 'lucide-react'
import { ResourceBars } from '../../metrics/resource-bars.tsx'
import { totalOf } from '../../metrics/resource-counts.ts'
import { allSleds } from '../sled/queries.ts'
import { OverviewAttention } from './overview-attention.tsx'
import { OverviewFacts } from './overview-facts.tsx'
import { fleetUtilization } from './queries.ts'

/** Where operators arrive: how much is left, what needs them, and the way on. */
export function SystemOverview() {
  const { data: silos } = useSuspenseQuery(fleetUtilization)
  const { data: sleds } = useSuspenseQuery(allSleds)
  const provisioned = totalOf(silos.items.map((silo) => silo.provisioned))
  const capacity = tenantCapacity(sleds.items)
  return (
    <>
      <PageHeader
        title="Overview"
        icon={<LayoutDashboard />}
        info={
          <InfoPopover
            topic="the overview"
            heading="Overview"
            summary="How much of the rack is taken, and what needs an operator now. Of the hardware 70% counts: the rest is for the rack itself."
          />
        }
      />
      <ResourceBars
        label="Provisioned of what tenants can have"
        used={provisioned}
        capacity={capacity}
        nameOf={(resource) => `${resource} provisioned`}
      />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <OverviewAttention />
        <OverviewFacts silos={silos.items.length} sleds={sleds.items.length} />
      </div>
    </>
  )
}
