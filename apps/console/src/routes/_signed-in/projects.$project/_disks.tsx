import { buttonClass, Dash, DateTime, EmptyState, PageHeader, Size, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Disk } from '@plenum/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { HardDrive, Plus } from 'lucide-react'
import { ALL, PAGE_SIZE, pageSearch } from '../../../api/pages.ts'
import { query, queryClient } from '../../../api/query.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { deleteDisk } from '../../../resources/disk/delete.tsx'
import { diskPoll } from '../../../resources/disk/poll.ts'
import { DiskStateBadge } from '../../../resources/disk/state-badge.tsx'
import { InstanceLink } from '../../../resources/instance/link.tsx'
import { ListPages } from '../../../resources/list-pages.tsx'

const disksQuery = (project: string, pageToken: string | undefined) =>
  query('diskList', { query: { project, limit: PAGE_SIZE, pageToken } })

/** For the names of those that the disks are attached to. */
const instancesQuery = (project: string) => query('instanceList', { query: { project, limit: ALL } })

export const Route = createFileRoute('/_signed-in/projects/$project/_disks')({
  validateSearch: pageSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Disks', to: `/projects/${project}/disks` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) =>
    Promise.all([
      queryClient.ensureQueryData(disksQuery(project, deps.pageToken)),
      queryClient.ensureQueryData(instancesQuery(project)),
    ]),
  component: DisksPage,
})

const columns = (project: string, instances: ReadonlyMap<string, string>): readonly Column<Disk>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    width: '40%',
    sortValue: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    width: '6rem',
    sortValue: ({ size }) => size,
    cell: ({ size }) => <Size bytes={size} />,
  },
  {
    id: 'state',
    header: 'State',
    width: '8rem',
    sortValue: ({ state }) => state.state,
    cell: ({ state }) => <DiskStateBadge state={state.state} />,
  },
  {
    id: 'instance',
    header: 'Instance',
    cell: ({ state }) =>
      'instance' in state ? (
        <InstanceLink project={project} id={state.instance} name={instances.get(state.instance)} />
      ) : (
        <Dash />
      ),
  },
  {
    id: 'created',
    header: 'Created',
    width: '12rem',
    sortValue: ({ timeCreated }) => timeCreated.getTime(),
    cell: ({ timeCreated }) => <DateTime date={timeCreated} />,
  },
]

function NewDisk({ project }: { project: string }) {
  return (
    <Link to="/projects/$project/disks-new" params={{ project }} className={buttonClass({ variant: 'primary' })}>
      <Plus aria-hidden="true" /> New disk
    </Link>
  )
}

function rowActions(disk: Disk) {
  return [copyId(disk.id), deleteDisk(disk)]
}

function DisksPage() {
  const { project } = Route.useParams()
  const { pageToken } = Route.useSearch()
  const { data, isPlaceholderData } = useQuery({
    ...disksQuery(project, pageToken),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => diskPoll(state.data?.items),
  })
  const { data: instances } = useQuery(instancesQuery(project))
  const names = new Map(instances?.items.map(({ id, name }) => [id, name]))
  return (
    <>
      <PageHeader title="Disks" icon={<HardDrive />} actions={<NewDisk project={project} />} />
      <Table
        label="Disks"
        columns={columns(project, names)}
        rows={data?.items ?? []}
        isLoading={data === undefined}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={rowActions}
        empty={
          <EmptyState
            icon={<HardDrive />}
            title="No disks"
            body="A disk keeps what an instance writes, also while no instance has it."
            action={<NewDisk project={project} />}
          />
        }
      />
      <ListPages pageToken={pageToken} nextPage={data?.nextPage} isPending={isPlaceholderData} />
      <Outlet />
    </>
  )
}
