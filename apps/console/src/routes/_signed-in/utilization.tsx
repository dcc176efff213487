import { InfoPopover, PageHeader } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Gauge } from 'lucide-react'
import { query, queryClient } from '../../api/query.ts'
import { ResourceBars } from '../../metrics/resource-bars.tsx'
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
      <ResourceBars label="Used of the quotas" used={provisioned} capacity={capacity} />
      <SiloUtilizationCharts quota={capacity} />
    </>
  )
}
