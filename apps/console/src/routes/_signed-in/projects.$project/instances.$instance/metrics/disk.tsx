import { EmptyState, Select } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { queryClient } from '../../../../../api/query.ts'
import { startCharts } from '../../../../../metrics/chart-query.ts'
import { InstanceCharts } from '../../../../../metrics/instance-chart-grid.tsx'
import { ALL, diskCharts } from '../../../../../metrics/instance-charts.ts'
import { instanceChartQuery } from '../../../../../metrics/instance-chart-query.ts'
import { RangeToolbar } from '../../../../../metrics/range-toolbar.tsx'
import { instanceDisksQuery, instanceQuery } from '../../../../../resources/instance/queries.ts'

/** The name of one; left out, all. */
function diskSearch({ disk }: Record<string, unknown>): { disk?: string | undefined } {
  return { disk: typeof disk === 'string' && disk !== '' ? disk : undefined }
}

function idOf(name: string | undefined, disks: readonly { id: string; name: string }[]): string {
  return disks.find((disk) => disk.name === name)?.id ?? ALL
}

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/metrics/disk')({
  validateSearch: diskSearch,
  staticData: { crumbs: [{ label: 'Disk metrics' }] },
  loaderDeps: ({ search: { disk, range } }) => ({ disk, range }),
  loader: async ({ params, deps }) => {
    const [{ id }, { items }] = await Promise.all([
      queryClient.ensureQueryData(instanceQuery(params)),
      queryClient.ensureQueryData(instanceDisksQuery(params)),
    ])
    if (items.length === 0) return
    startCharts(
      diskCharts(id, idOf(deps.disk, items)).map((chart) => instanceChartQuery(params.project, chart, deps.range)),
    )
  },
  component: DiskMetrics,
})

function DiskMetrics() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  const { items: disks } = useSuspenseQuery(instanceDisksQuery(params)).data
  if (disks.length === 0) {
    return (
      <EmptyState
        icon={<HardDrive />}
        title="No disk metrics available"
        body="Disks are measured while they are attached to an instance that runs. None is attached to this one."
      />
    )
  }
  const chosen = idOf(search.disk, disks)
  const choose = (id: string) => {
    const name = disks.find((disk) => disk.id === id)?.name
    void navigate({ search: (old) => ({ ...old, disk: name }), resetScroll: false })
  }
  return (
    <>
      <RangeToolbar>
        <Select
          label="Choose disk"
          isLabelHidden
          isCompact
          options={[{ value: ALL, label: 'All disks' }, ...disks.map(({ id, name }) => ({ value: id, label: name }))]}
          value={chosen}
          onChange={choose}
        />
      </RangeToolbar>
      <InstanceCharts project={params.project} charts={diskCharts(instance.id, chosen)} />
    </>
  )
}
