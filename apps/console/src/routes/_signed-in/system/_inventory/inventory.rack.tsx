import { EmptyState, InfoPopover, SegmentedControl, Select, Skeleton } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Rows3 } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { TabHeader } from '../../../../list/tab-header.tsx'
import { fleetUtilization } from '../../../../resources/capacity/queries.ts'
import { WouldItFit } from '../../../../resources/capacity/would-it-fit.tsx'
import { layOut } from '../../../../resources/rack-view/layout.ts'
import { RackLegend } from '../../../../resources/rack-view/legend.tsx'
import { RackPicture } from '../../../../resources/rack-view/picture.tsx'
import { rackSearch } from '../../../../resources/rack-view/search.ts'
import { RackTable } from '../../../../resources/rack-view/table.tsx'
import { allNewSleds, allSleds } from '../../../../resources/sled/queries.ts'
import { useLoads } from '../../../../resources/sled/use-loads.ts'
import { allRacks, allSwitches } from '../../../../resources/switch/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/rack')({
  validateSearch: rackSearch,
  staticData: { crumbs: [{ label: 'Rack view' }] },
  loader: () => {
    void queryClient.prefetchQuery(fleetUtilization)
    return Promise.all([
      queryClient.ensureQueryData(allRacks),
      queryClient.ensureQueryData(allSleds),
      queryClient.ensureQueryData(allSwitches),
      queryClient.ensureQueryData(allNewSleds),
    ])
  },
  component: RackTab,
})

const views = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
] as const

function RackTab() {
  const search = Route.useSearch()
  const navigate = useNavigate({ from: Route.fullPath })
  const { data: racks } = useSuspenseQuery(allRacks)
  const { data: sleds } = useSuspenseQuery(allSleds)
  const { data: switches } = useSuspenseQuery(allSwitches)
  const { data: waiting } = useSuspenseQuery(allNewSleds)
  const utilization = useQuery({ ...fleetUtilization, throwOnError: false })
  const loads = useLoads(sleds.items)
  const rack = racks.items.find(({ id }) => id === search.rack) ?? racks.items[0]
  const inRack = ({ rackId }: { rackId: string }) => rackId === rack?.id
  const parts = {
    sleds: sleds.items.filter(inRack),
    newSleds: waiting.items.filter(inRack),
    switches: switches.items.filter(inRack),
  }
  if (!rack) return <EmptyState icon={<Rows3 />} title="No racks" body="There is no rack in this fleet." />
  return (
    <>
      <TabHeader
        title={`Rack ${rack.name}`}
        info={
          <InfoPopover
            topic="the rack view"
            heading="Rack view"
            summary="The front of the rack. Each sled and switch leads to its page; the table says the same in words."
          />
        }
        actions={
          <>
            {racks.items.length > 1 && (
              <Select
                label="Rack"
                isLabelHidden
                isCompact
                options={racks.items.map(({ id, name }) => ({ value: id, label: name }))}
                value={rack.id}
                onChange={(id) => void navigate({ search: (old) => ({ ...old, rack: id }), replace: true })}
              />
            )}
            <SegmentedControl
              label="View"
              options={views}
              value={search.view ?? 'picture'}
              onChange={(view) =>
                void navigate({
                  search: (old) => ({ ...old, view: view === 'table' ? view : undefined }),
                  replace: true,
                })
              }
            />
          </>
        }
      />
      <div
        className={`grid grid-cols-1 items-start gap-6 ${
          search.view === 'table'
            ? 'xl:grid-cols-[minmax(0,1fr)_25rem]'
            : 'xl:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]'
        }`}
      >
        <section aria-label="Rack" className="flex min-w-0 flex-col gap-3">
          {search.view === 'table' ? (
            <RackTable {...parts} loads={loads} />
          ) : (
            <>
              <RackPicture layout={layOut(parts.sleds, parts.newSleds)} switches={parts.switches} loads={loads} />
              <RackLegend />
            </>
          )}
        </section>
        {utilization.data ? (
          <WouldItFit sleds={sleds.items} loads={loads} silos={utilization.data.items} />
        ) : (
          !utilization.isError && <Skeleton className="h-72" />
        )}
      </div>
    </>
  )
}
