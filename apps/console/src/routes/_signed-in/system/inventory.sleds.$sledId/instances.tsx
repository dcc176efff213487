import type { Column } from '@plenum/ui'
import type { SledInstance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { createdColumn, idColumn, nameColumn, sizeColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { useOwnRoles } from '../../../../resources/silo/own-roles.ts'
import { InstanceName, ProjectName, SiloName } from '../../../../resources/sled/instance-names.tsx'
import { RunStateBadge } from '../../../../resources/sled/run-state.tsx'
import { instancesOn } from '../../../../resources/sled/queries.ts'
import { meQuery } from '../../../../shell/viewer.ts'

export const Route = createFileRoute('/_signed-in/system/inventory/sleds/$sledId/instances')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Instances' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(instancesOn(params.sledId), deps),
  component: SledInstancesTab,
})

/** `ownSilo`: the one whose projects the person may see, if any. */
const columns = (ownSilo: string | undefined): readonly Column<SledInstance>[] => [
  nameColumn((instance) => <InstanceName instance={instance} ownSilo={ownSilo} />),
  {
    id: 'silo',
    header: 'Silo',
    value: ({ siloName }) => siloName,
    cell: ({ siloName }) => <SiloName name={siloName} />,
  },
  {
    id: 'project',
    header: 'Project',
    value: ({ projectName }) => projectName,
    cell: (instance) => <ProjectName instance={instance} ownSilo={ownSilo} />,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ state }) => state,
    cell: ({ state }) => <RunStateBadge state={state} />,
  },
  { id: 'cpu', header: 'vCPUs', align: 'end', width: '6rem', value: ({ ncpus }) => ncpus },
  sizeColumn(({ memory }) => memory, 'Memory'),
  createdColumn(),
  idColumn(),
]

function SledInstancesTab() {
  const { sledId } = Route.useParams()
  const roles = useOwnRoles()
  const { data: me } = useQuery({ ...meQuery, throwOnError: false })
  return (
    <ListPage
      isTab
      id="sled-instances"
      title="Instances"
      noun={{ one: 'instance', many: 'instances' }}
      icon={<Cpu />}
      about="Instances that run on this sled, of all silos. Those that are stopped are on no sled."
      source={instancesOn(sledId)}
      columns={columns(roles?.silo === undefined ? undefined : me?.siloName)}
      rowActions={({ id }) => [copyId(id)]}
      poll={() => 60_000}
    />
  )
}
