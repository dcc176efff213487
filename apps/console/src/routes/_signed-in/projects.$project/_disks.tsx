import { cellLinkClass, Dash } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Disk, Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn, sizeColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import type { DiskSources } from '../../../resources/disk/create-schema.ts'
import { diskDeletion } from '../../../resources/disk/deletion.ts'
import { detachFromList } from '../../../resources/disk/detach.tsx'
import { endImport } from '../../../resources/disk/end-import.tsx'
import { diskPoll } from '../../../resources/disk/poll.ts'
import { disksOf } from '../../../resources/disk/queries.ts'
import { snapshotDisk } from '../../../resources/disk/snapshot-action.tsx'
import { DiskSourceLink, sourceName } from '../../../resources/disk/source.tsx'
import { DiskStateBadge } from '../../../resources/disk/state-badge.tsx'
import { useDiskSources } from '../../../resources/disk/use-sources.ts'
import { InstanceLink } from '../../../resources/instance/link.tsx'
import { allInstances } from '../../../resources/instance/queries.ts'
import { useProjectWrites } from '../../../resources/project/writes.ts'
import { showTerraform } from '../../../terraform/entry.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_disks')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Disks', to: `/projects/${project}/disks` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) =>
    Promise.all([loadList(disksOf(project), deps), queryClient.ensureQueryData(allInstances(project))]),
  component: DisksPage,
})

interface Known {
  project: string
  instances: ReadonlyMap<string, Instance>
  sources: DiskSources | undefined
}

function instanceOf({ state }: Disk, { instances }: Known): Instance | undefined {
  return 'instance' in state ? instances.get(state.instance) : undefined
}

const columns = (known: Known): readonly Column<Disk>[] => [
  nameColumn(
    ({ name }) => (
      <Link
        to="/projects/$project/disks/$disk"
        params={{ project: known.project, disk: name }}
        search
        className={cellLinkClass}
      >
        {name}
      </Link>
    ),
    '26%',
  ),
  {
    id: 'state',
    header: 'State',
    width: '8rem',
    value: ({ state }) => state.state,
    cell: ({ state }) => <DiskStateBadge state={state.state} isShort />,
  },
  {
    id: 'instance',
    header: 'Attached to',
    value: (disk) => instanceOf(disk, known)?.name,
    cell: ({ state }) =>
      'instance' in state ? (
        <InstanceLink project={known.project} id={state.instance} name={known.instances.get(state.instance)?.name} />
      ) : (
        <Dash />
      ),
  },
  sizeColumn(({ size }) => size),
  {
    id: 'source',
    header: 'Source',
    value: (disk) => sourceName(disk, known.sources),
    cell: (disk) => <DiskSourceLink project={known.project} disk={disk} sources={known.sources} />,
  },
  {
    id: 'block-size',
    header: 'Block size',
    align: 'end',
    width: '6rem',
    isOptional: true,
    value: ({ blockSize }) => blockSize,
  },
  { ...descriptionColumn(), isOptional: true },
  createdColumn(),
  idColumn(),
]

function DisksPage() {
  const { project } = Route.useParams()
  const { data } = useQuery(allInstances(project))
  const instances = new Map(data?.items.map((instance) => [instance.id, instance]))
  const writes = useProjectWrites(project)
  const known: Known = { project, instances, sources: useDiskSources(project) }
  return (
    <ListPage
      id="disks"
      title="Disks"
      noun={{ one: 'disk', many: 'disks' }}
      icon={<HardDrive />}
      about="A disk keeps what an instance writes, also while no instance has it."
      create={{ label: 'New disk', to: '/projects/$project/disks-new' }}
      whyNot={writes.whyNot}
      source={disksOf(project)}
      columns={columns(known)}
      rowActions={(disk) => [
        copyId(disk.id),
        ...writes.entries(snapshotDisk(disk), ...endImport(disk), detachFromList(disk, instanceOf(disk, known))),
        showTerraform(project, { disk: disk.name }),
        ...writes.entries(diskDeletion.entry(disk)),
      ]}
      bulk={[diskDeletion.bulk]}
      poll={diskPoll}
    >
      <Outlet />
    </ListPage>
  )
}
