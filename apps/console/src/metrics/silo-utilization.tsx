import type { VirtualResourceCounts } from '@plenum/api'
import { Select } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { allProjects } from '../resources/project/queries.ts'
import { fleetViewerQuery, meQuery } from '../shell/viewer.ts'
import { ALL } from './instance-charts.ts'
import { ProvisionedCharts } from './provisioned-charts.tsx'
import type { ProvisionedSource } from './provisioned-query.ts'
import { RangeToolbar } from './range-toolbar.tsx'
import { siloUtilizationSearch } from './silo-utilization-search.ts'

/** Below the silo's summary: the same over time, of all or of one project. */
export function SiloUtilizationCharts({ quota }: { quota: VirtualResourceCounts }) {
  const navigate = useNavigate()
  const { project } = siloUtilizationSearch(useSearch({ strict: false, structuralSharing: false }))
  const { items: projects } = useSuspenseQuery(allProjects()).data
  const { data: me } = useSuspenseQuery(meQuery)
  const { data: isFleetViewer } = useSuspenseQuery(fleetViewerQuery)
  const chosen = projects.find(({ name }) => name === project)
  // Those who may ask for the whole rack's metrics get a month as quickly as an hour.
  const source: ProvisionedSource = isFleetViewer
    ? { of: 'fleet', id: chosen?.id ?? me.siloId }
    : { of: 'silo', project: chosen?.id }
  const choose = (id: string) => {
    const name = projects.find((one) => one.id === id)?.name
    void navigate({ to: '.', search: (old) => ({ ...old, project: name }), resetScroll: false })
  }
  return (
    <section aria-labelledby="over-time" className="flex flex-col gap-4">
      <h2 id="over-time" className="text-base font-semibold">
        Over time
      </h2>
      <RangeToolbar>
        <Select
          label="Choose project"
          isLabelHidden
          isCompact
          options={[
            { value: ALL, label: 'All projects' },
            ...projects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen?.id ?? ALL}
          onChange={choose}
        />
      </RangeToolbar>
      {/* Quotas are the silo's: a project has none. */}
      <ProvisionedCharts source={source} quota={chosen ? undefined : quota} />
    </section>
  )
}
