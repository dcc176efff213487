import { tenantCapacity } from '@plenum/api/capacity-rules'
import type { SiloUtilization } from '@plenum/api'
import { InfoPopover, PageHeader, Select, Tabs } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { FleetTotals } from '../../../metrics/fleet-totals.tsx'
import { FLEET_ID } from '../../../metrics/provisioned.ts'
import { ProvisionedCharts } from '../../../metrics/provisioned-charts.tsx'
import { rangeSearch } from '../../../metrics/range-search.ts'
import type { RangeSearch } from '../../../metrics/range-search.ts'
import { RangeToolbar } from '../../../metrics/range-toolbar.tsx'
import { totalOf } from '../../../metrics/resource-counts.ts'
import { SiloTable } from '../../../metrics/silo-table.tsx'
import { fleetUtilization } from '../../../resources/capacity/queries.ts'
import { allSleds } from '../../../resources/sled/queries.ts'

interface UtilizationSearch extends RangeSearch {
  tab?: 'metrics' | undefined
  /** The name of one; left out, all of them together. */
  silo?: string | undefined
}

function utilizationSearch(search: Record<string, unknown>): UtilizationSearch {
  const { tab, silo } = search
  return {
    ...rangeSearch(search),
    tab: tab === 'metrics' ? tab : undefined,
    silo: typeof silo === 'string' && silo !== '' ? silo : undefined,
  }
}

export const Route = createFileRoute('/_signed-in/system/utilization')({
  staticData: { crumbs: [{ label: 'Utilization', to: '/system/utilization' }] },
  validateSearch: utilizationSearch,
  loader: () => Promise.all([queryClient.ensureQueryData(fleetUtilization), queryClient.ensureQueryData(allSleds)]),
  component: UtilizationPage,
})

function UtilizationPage() {
  const { tab = 'summary' } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const silos = useSuspenseQuery(fleetUtilization).data.items
  const capacity = tenantCapacity(useSuspenseQuery(allSleds).data.items)
  const provisioned = totalOf(silos.map((silo) => silo.provisioned))
  const quota = totalOf(silos.map((silo) => silo.allocated))
  return (
    <>
      <PageHeader
        title="Utilization"
        icon={<Gauge />}
        info={
          <InfoPopover
            topic="utilization"
            heading="Utilization"
            summary="What silos have set aside, what their quotas allow, and what the sleds in service have room for. Quotas may add up to more than there is. Of the hardware, 70% counts: the rest is for the rack itself."
          />
        }
      />
      <FleetTotals {...{ provisioned, quota, capacity }} />
      <Tabs
        label="Utilization"
        value={tab}
        onChange={(next) =>
          void navigate({
            search: (old) => ({ ...old, tab: next === 'metrics' ? 'metrics' : undefined }),
            replace: true,
            resetScroll: false,
          })
        }
        items={[
          { id: 'summary', label: 'Summary', content: <SiloTable silos={silos} /> },
          { id: 'metrics', label: 'Metrics', content: <SiloMetrics silos={silos} /> },
        ]}
      />
    </>
  )
}

function SiloMetrics({ silos }: { silos: readonly SiloUtilization[] }) {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const chosen = silos.find(({ siloName }) => siloName === search.silo)
  const choose = (id: string) => {
    const silo = silos.find(({ siloId }) => siloId === id)?.siloName
    void navigate({ search: (old) => ({ ...old, silo }), resetScroll: false })
  }
  return (
    <div className="flex flex-col gap-4">
      <RangeToolbar>
        <Select
          label="Choose silo"
          isLabelHidden
          isCompact
          options={[
            { value: FLEET_ID, label: 'All silos' },
            ...silos.map(({ siloId, siloName }) => ({ value: siloId, label: siloName })),
          ]}
          value={chosen?.siloId ?? FLEET_ID}
          onChange={choose}
        />
      </RangeToolbar>
      <ProvisionedCharts
        source={{ of: 'fleet', id: chosen?.siloId ?? FLEET_ID }}
        quota={chosen?.allocated ?? totalOf(silos.map((silo) => silo.allocated))}
      />
    </div>
  )
}
