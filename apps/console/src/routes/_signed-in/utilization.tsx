import { CapacityBar, InfoPopover, PageHeader } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { query, queryClient } from '../../api/query.ts'
import { siloUtilizationSearch } from '../../metrics/silo-utilization-search.ts'
import { SiloUtilizationCharts } from '../../metrics/silo-utilization.tsx'
import { allProjects } from '../../resources/project/queries.ts'

const utilization = query('utilizationView', {})

export const Route = createFileRoute('/_signed-in/utilization')({
  staticData: { crumbs: [{ label: 'Utilization', to: '/utilization' }] },
  validateSearch: siloUtilizationSearch,
  loader: () => Promise.all([queryClient.ensureQueryData(utilization), queryClient.ensureQueryData(allProjects())]),
  component: UtilizationPage,
})

/** In units of `exponent` powers of 1024, to two digits. */
function inUnits(bytes: number, exponent: number): number {
  return Math.round((bytes / 1024 ** exponent) * 100) / 100
}

function UtilizationPage() {
  const { provisioned, capacity } = useSuspenseQuery(utilization).data
  return (
    <>
      <PageHeader
        title="Utilization"
        icon={<Gauge />}
        info={
          <InfoPopover
            topic="utilization"
            heading="Utilization"
            summary="What the silo’s projects use of its quotas. CPUs and memory count while an instance runs, storage of disks and snapshots as long as they exist. An operator of the rack sets the quotas."
          />
        }
      />
      <section aria-label="Used of the quotas" className="grid gap-4 lg:grid-cols-3">
        <CapacityBar label="CPU" unit="vCPUs" used={provisioned.cpus} capacity={capacity.cpus} />
        <CapacityBar
          label="Memory"
          unit="GiB"
          used={inUnits(provisioned.memory, 3)}
          capacity={inUnits(capacity.memory, 3)}
        />
        <CapacityBar
          label="Storage"
          unit="TiB"
          used={inUnits(provisioned.storage, 4)}
          capacity={inUnits(capacity.storage, 4)}
        />
      </section>
      <SiloUtilizationCharts quota={capacity} />
    </>
  )
}
