import { buttonClass, cellLinkClass, DateTime, EmptyState, PageHeader, Size, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Cpu, Plus } from 'lucide-react'
import { useState } from 'react'
import { PAGE_SIZE, pageSearch } from '../../../api/pages.ts'
import { query, queryClient } from '../../../api/query.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { instanceAction } from '../../../resources/instance/actions.tsx'
import { createListPoll } from '../../../resources/instance/poll.ts'
import { InstanceStateBadge } from '../../../resources/instance/state-badge.tsx'
import { ListPages } from '../../../resources/list-pages.tsx'

const instancesQuery = (project: string, pageToken: string | undefined) =>
  query('instanceList', { query: { project, limit: PAGE_SIZE, pageToken } })

export const Route = createFileRoute('/_signed-in/projects/$project/instances/')({
  validateSearch: pageSearch,
  staticData: { crumbs: [{ label: 'Instances' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => queryClient.ensureQueryData(instancesQuery(params.project, deps.pageToken)),
  component: InstancesPage,
})

const columns = (project: string): readonly Column<Instance>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    sortValue: ({ name }) => name,
    cell: ({ name }) => (
      <Link to="/projects/$project/instances/$instance" params={{ project, instance: name }} className={cellLinkClass}>
        {name}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: '12rem',
    sortValue: ({ runState }) => runState,
    cell: (instance) => <InstanceStateBadge instance={instance} />,
  },
  {
    id: 'ncpus',
    header: 'vCPUs',
    align: 'end',
    width: '6rem',
    sortValue: ({ ncpus }) => ncpus,
    cell: ({ ncpus }) => ncpus,
  },
  {
    id: 'memory',
    header: 'Memory',
    align: 'end',
    width: '8rem',
    sortValue: ({ memory }) => memory,
    cell: ({ memory }) => <Size bytes={memory} />,
  },
  {
    id: 'created',
    header: 'Created',
    width: '14rem',
    sortValue: ({ timeCreated }) => timeCreated.getTime(),
    cell: ({ timeCreated }) => <DateTime date={timeCreated} />,
  },
]

function NewInstance({ project }: { project: string }) {
  return (
    <Link to="/projects/$project/instances-new" params={{ project }} className={buttonClass({ variant: 'primary' })}>
      <Plus aria-hidden="true" /> New instance
    </Link>
  )
}

function InstancesPage() {
  const { project } = Route.useParams()
  const { pageToken } = Route.useSearch()
  const [poll] = useState(() => createListPoll())
  const { data, isPlaceholderData } = useQuery({
    ...instancesQuery(project, pageToken),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => poll(state.data?.items),
  })
  return (
    <>
      <PageHeader title="Instances" icon={<Cpu />} actions={<NewInstance project={project} />} />
      <Table
        label="Instances"
        columns={columns(project)}
        rows={data?.items ?? []}
        isLoading={data === undefined}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(instance) => [
          copyId(instance.id),
          instanceAction('start', instance),
          instanceAction('stop', instance),
          instanceAction('reboot', instance),
          instanceAction('delete', instance),
        ]}
        empty={
          <EmptyState
            icon={<Cpu />}
            title="No instances"
            body="An instance is a virtual machine with its own CPUs, memory, disks and addresses."
            action={<NewInstance project={project} />}
          />
        }
      />
      <ListPages pageToken={pageToken} nextPage={data?.nextPage} isPending={isPlaceholderData} />
    </>
  )
}
