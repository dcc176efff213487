import { InfoPopover, SegmentedControl, Skeleton } from '@plenum/ui'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { TabHeader } from '../../../../list/tab-header.tsx'
import { TopologyPicture } from '../../../../resources/topology/picture.tsx'
import { loadTopology, useTopology } from '../../../../resources/topology/queries.ts'
import { TopologyTables } from '../../../../resources/topology/tables.tsx'

const views = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
] as const

type View = (typeof views)[number]['value']

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/topology')({
  staticData: { crumbs: [{ label: 'Topology' }] },
  validateSearch: ({ view }): { view?: View | undefined } => ({
    view: views.find(({ value }) => value === view)?.value,
  }),
  loader: ({ params }) => loadTopology(params),
  component: TopologyTab,
})

/** Where there is no room for the picture, the table is what one wants first. */
function usualView(): View {
  return matchMedia('(width < 640px)').matches ? 'table' : 'picture'
}

function TopologyTab() {
  const params = Route.useParams()
  const { view = usualView() } = Route.useSearch()
  const navigate = useNavigate()
  const topology = useTopology(params)
  return (
    <>
      <TabHeader
        title="Topology"
        info={
          <InfoPopover
            topic="the topology"
            heading="Topology"
            summary="What the VPC is made of, and by which routes its instances get outside. Firewall rules are not in it: they decide afterwards."
          />
        }
        actions={
          <SegmentedControl
            label="View"
            options={views}
            value={view}
            onChange={(next) => void navigate({ to: '.', search: { view: next }, replace: true, resetScroll: false })}
          />
        }
      />
      {!topology && <Skeleton className="h-96 w-full" />}
      {topology && view === 'picture' && <TopologyPicture params={params} topology={topology} />}
      {topology && view === 'table' && <TopologyTables params={params} topology={topology} />}
    </>
  )
}
