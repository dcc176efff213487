import { cellLinkClass, Skeleton } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Info, Rows3 } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { createdColumn, idColumn, nameColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { allNewSleds, allSleds } from '../../../../resources/sled/queries.ts'
import { allSwitches, racks } from '../../../../resources/switch/queries.ts'
import type { RackRow } from '../../../../resources/switch/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/racks')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Racks' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) =>
    Promise.all([
      loadList(racks, deps),
      queryClient.prefetchQuery(allSleds),
      queryClient.prefetchQuery(allSwitches),
      queryClient.prefetchQuery(allNewSleds),
    ]),
  component: RacksTab,
})

type Parts = { items: readonly { rackId: string }[] } | undefined

function countColumn(id: string, header: string, parts: Parts): Column<RackRow> {
  const countIn = (rack: RackRow) => parts?.items.filter(({ rackId }) => rackId === rack.id).length
  return {
    id,
    header,
    align: 'end',
    value: countIn,
    cell: (rack) => countIn(rack) ?? <Skeleton className="h-3 w-6" />,
  }
}

function RacksTab() {
  const navigate = useNavigate()
  const { data: sleds } = useQuery({ ...allSleds, throwOnError: false })
  const { data: switches } = useQuery({ ...allSwitches, throwOnError: false })
  const { data: waiting } = useQuery({ ...allNewSleds, throwOnError: false })
  const columns: readonly Column<RackRow>[] = [
    {
      ...nameColumn<RackRow>(({ id, name }) => (
        <Link to="/system/inventory/rack" search={{ rack: id }} className={cellLinkClass}>
          <span className="font-mono">{name}</span>
        </Link>
      )),
      header: 'Rack',
    },
    countColumn('sleds', 'Sleds', sleds),
    countColumn('switches', 'Switches', switches),
    countColumn('new', 'New sleds', waiting),
    createdColumn(),
    { ...idColumn(), isOptional: undefined },
  ]
  return (
    <ListPage
      isTab
      id="racks"
      title="Racks"
      noun={{ one: 'rack', many: 'racks' }}
      icon={<Rows3 />}
      about="A rack holds up to 32 sleds and two switches."
      source={racks}
      columns={columns}
      rowActions={({ id }) => [
        copyId(id),
        {
          label: 'Details',
          icon: <Info />,
          onAction: () =>
            void navigate({ to: '/system/inventory/racks/$rackId', params: { rackId: id }, search: true }),
        },
      ]}
    >
      <Outlet />
    </ListPage>
  )
}
