import { Dash } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Disk } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { createdColumn, idColumn, nameColumn, sizeColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { diskDeletion } from '../../../resources/disk/deletion.ts'
import { diskPoll } from '../../../resources/disk/poll.ts'
import { disksOf } from '../../../resources/disk/queries.ts'
import { DiskStateBadge } from '../../../resources/disk/state-badge.tsx'
import { InstanceLink } from '../../../resources/instance/link.tsx'
import { allInstances } from '../../../resources/instance/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_disks')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Disks', to: `/projects/${project}/disks` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) =>
    Promise.all([loadList(disksOf(project), deps), queryClient.ensureQueryData(allInstances(project))]),
  component: DisksPage,
})

const columns = (project: string, instances: ReadonlyMap<string, string>): readonly Column<Disk>[] => [
  nameColumn(undefined, '40%'),
  sizeColumn(({ size }) => size),
  {
    id: 'state',
    header: 'State',
    width: '8rem',
    value: ({ state }) => state.state,
    cell: ({ state }) => <DiskStateBadge state={state.state} />,
  },
  {
    id: 'instance',
    header: 'Instance',
    value: ({ state }) => ('instance' in state ? instances.get(state.instance) : undefined),
    cell: ({ state }) =>
      'instance' in state ? (
        <InstanceLink project={project} id={state.instance} name={instances.get(state.instance)} />
      ) : (
        <Dash />
      ),
  },
  createdColumn(),
  idColumn(),
]

function DisksPage() {
  const { project } = Route.useParams()
  const { data: instances } = useQuery(allInstances(project))
  const names = new Map(instances?.items.map(({ id, name }) => [id, name]))
  return (
    <ListPage
      id="disks"
      title="Disks"
      noun={{ one: 'disk', many: 'disks' }}
      icon={<HardDrive />}
      about="A disk keeps what an instance writes, also while no instance has it."
      create={{ label: 'New disk', to: '/projects/$project/disks-new' }}
      source={disksOf(project)}
      columns={columns(project, names)}
      rowActions={(disk) => [copyId(disk.id), diskDeletion.entry(disk)]}
      bulk={[diskDeletion.bulk]}
      poll={diskPoll}
    >
      <Outlet />
    </ListPage>
  )
}
