import { Select } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { startCharts } from '../../../../../metrics/chart-query.ts'
import { InstanceCharts } from '../../../../../metrics/instance-chart-grid.tsx'
import { ALL, cpuCharts, cpuStates } from '../../../../../metrics/instance-charts.ts'
import type { CpuState } from '../../../../../metrics/instance-charts.ts'
import { instanceChartQuery } from '../../../../../metrics/instance-chart-query.ts'
import { RangeToolbar } from '../../../../../metrics/range-toolbar.tsx'
import { instanceQuery } from '../../../../../resources/instance/queries.ts'

const options = [
  ...cpuStates.map(({ value, label }) => ({ value, label })),
  { value: ALL, label: 'All states' },
] as const
const usual = 'run'

interface CpuSearch {
  state?: CpuState | undefined
}

function cpuSearch({ state }: Record<string, unknown>): CpuSearch {
  const known = options.find(({ value }) => value === state)?.value
  return { state: known === usual ? undefined : known }
}

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/metrics/cpu')({
  validateSearch: cpuSearch,
  staticData: { crumbs: [{ label: 'CPU metrics' }] },
  loaderDeps: ({ search: { state, range } }) => ({ state, range }),
  loader: async ({ params, deps: { state = usual, range } }) => {
    const { id } = await queryClient.ensureQueryData(instanceQuery(params))
    startCharts(cpuCharts(id, state).map((chart) => instanceChartQuery(params.project, chart, range)))
  },
  component: CpuMetrics,
})

function CpuMetrics() {
  const params = Route.useParams()
  const { state = usual } = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  return (
    <>
      <RangeToolbar>
        <Select
          label="Choose state"
          isLabelHidden
          isCompact
          options={options}
          value={state}
          onChange={(next) =>
            next !== '' && void navigate({ search: (old) => ({ ...old, state: next }), resetScroll: false })
          }
        />
      </RangeToolbar>
      <InstanceCharts project={params.project} charts={cpuCharts(instance.id, state)} />
    </>
  )
}
