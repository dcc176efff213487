import { cellLinkClass, Skeleton } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Cpu } from 'lucide-react'
import { useState } from 'react'
import { createdColumn, descriptionColumn, idColumn, nameColumn, sizeColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { ExternalAddresses } from '../../../resources/external-ip/addresses.tsx'
import { externalIpsQuery } from '../../../resources/external-ip/queries.ts'
import { instanceAction, instanceBulkAction, viewSerialConsole } from '../../../resources/instance/actions.tsx'
import { useInstanceDialogs } from '../../../resources/instance/dialogs.tsx'
import { createListPoll } from '../../../resources/instance/poll.ts'
import { instancesOf } from '../../../resources/instance/queries.ts'
import { InstanceStateBadge } from '../../../resources/instance/state-badge.tsx'
import { useProjectWrites } from '../../../resources/project/writes.ts'
import { showTerraform } from '../../../terraform/entry.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Instances' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(instancesOf(params.project), deps),
  component: InstancesPage,
})

const columns = (project: string): readonly Column<Instance>[] => [
  nameColumn(({ name }) => (
    <Link to="/projects/$project/instances/$instance" params={{ project, instance: name }} className={cellLinkClass}>
      {name}
    </Link>
  )),
  {
    id: 'state',
    header: 'State',
    width: '9.5rem',
    value: ({ runState }) => runState,
    cell: (instance) => <InstanceStateBadge instance={instance} />,
  },
  { id: 'ncpus', header: 'vCPUs', align: 'end', width: '6rem', value: ({ ncpus }) => ncpus },
  sizeColumn(({ memory }) => memory, 'Memory'),
  {
    id: 'external-ips',
    header: 'External IPs',
    isOptional: true,
    cell: ({ name }) => <IpsOfInstance project={project} instance={name} />,
  },
  { id: 'hostname', header: 'Hostname', isOptional: true, value: ({ hostname }) => hostname },
  { ...descriptionColumn(), isOptional: true },
  createdColumn(),
  idColumn(),
]

const bulk = (['start', 'stop', 'reboot', 'delete'] as const).map(instanceBulkAction)

function IpsOfInstance(params: { project: string; instance: string }) {
  const { data, isPending } = useQuery({ ...externalIpsQuery(params), throwOnError: false })
  return isPending ? <Skeleton className="h-3 w-24" /> : <ExternalAddresses ips={data?.items ?? []} limit={1} />
}

function InstancesPage() {
  const { project } = Route.useParams()
  const [poll] = useState(() => createListPoll())
  const { resize, similar, dialog } = useInstanceDialogs(project)
  const writes = useProjectWrites(project)
  const rowActions = (instance: Instance): MenuEntry[] => [
    copyId(instance.id),
    ...writes.entries(
      instanceAction('start', instance),
      instanceAction('stop', instance),
      instanceAction('reboot', instance),
      resize(instance),
      similar(instance),
    ),
    viewSerialConsole(project, instance),
    showTerraform(project, { instance: instance.name }),
    ...writes.entries(instanceAction('delete', instance)),
  ]
  return (
    <>
      <ListPage
        id="instances"
        title="Instances"
        noun={{ one: 'instance', many: 'instances' }}
        icon={<Cpu />}
        about="An instance is a virtual machine with its own CPUs, memory, disks and addresses."
        create={{ label: 'New instance', to: '/projects/$project/instances-new' }}
        whyNot={writes.whyNot}
        source={instancesOf(project)}
        columns={columns(project)}
        rowActions={rowActions}
        bulk={bulk}
        poll={poll}
      />
      {dialog}
    </>
  )
}
