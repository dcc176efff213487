import { EmptyState, Select } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Network } from 'lucide-react'
import { queryClient } from '../../../../../api/query.ts'
import { startCharts } from '../../../../../metrics/chart-query.ts'
import { InstanceCharts } from '../../../../../metrics/instance-chart-grid.tsx'
import { ALL, networkCharts } from '../../../../../metrics/instance-charts.ts'
import { instanceChartQuery } from '../../../../../metrics/instance-chart-query.ts'
import { RangeToolbar } from '../../../../../metrics/range-toolbar.tsx'
import { instanceNicsQuery, instanceQuery } from '../../../../../resources/instance/queries.ts'

/** The name of one; left out, all. */
function networkSearch({ nic }: Record<string, unknown>): { nic?: string | undefined } {
  return { nic: typeof nic === 'string' && nic !== '' ? nic : undefined }
}

function idOf(name: string | undefined, nics: readonly { id: string; name: string }[]): string {
  return nics.find((nic) => nic.name === name)?.id ?? ALL
}

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/metrics/network')({
  validateSearch: networkSearch,
  staticData: { crumbs: [{ label: 'Network metrics' }] },
  loaderDeps: ({ search: { nic, range } }) => ({ nic, range }),
  loader: async ({ params, deps }) => {
    const [{ id }, { items }] = await Promise.all([
      queryClient.ensureQueryData(instanceQuery(params)),
      queryClient.ensureQueryData(instanceNicsQuery(params)),
    ])
    if (items.length === 0) return
    startCharts(
      networkCharts(id, idOf(deps.nic, items)).map((chart) => instanceChartQuery(params.project, chart, deps.range)),
    )
  },
  component: NetworkMetrics,
})

function NetworkMetrics() {
  const params = Route.useParams()
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  const { items: nics } = useSuspenseQuery(instanceNicsQuery(params)).data
  if (nics.length === 0) {
    return (
      <EmptyState
        icon={<Network />}
        title="No network metrics available"
        body="Network interfaces are measured while their instance runs. This one has none."
      />
    )
  }
  const chosen = idOf(search.nic, nics)
  const choose = (id: string) => {
    const name = nics.find((nic) => nic.id === id)?.name
    void navigate({ search: (old) => ({ ...old, nic: name }), resetScroll: false })
  }
  return (
    <>
      <RangeToolbar>
        <Select
          label="Choose network interface"
          isLabelHidden
          isCompact
          options={[{ value: ALL, label: 'All NICs' }, ...nics.map(({ id, name }) => ({ value: id, label: name }))]}
          value={chosen}
          onChange={choose}
        />
      </RangeToolbar>
      <InstanceCharts project={params.project} charts={networkCharts(instance.id, chosen)} />
    </>
  )
}
