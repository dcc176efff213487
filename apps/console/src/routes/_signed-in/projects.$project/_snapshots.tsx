import { cellLinkClass } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import { whyNotSnapshot } from '@plenum/api/snapshot-rules'
import type { Disk, Snapshot } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Camera, HardDrive, Image } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn, sizeColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { DiskLink } from '../../../resources/disk/link.tsx'
import { allDisks } from '../../../resources/disk/queries.ts'
import { useProjectWrites } from '../../../resources/project/writes.ts'
import { snapshotDeletion } from '../../../resources/snapshot/deletion.ts'
import { snapshotPoll, snapshotsOf } from '../../../resources/snapshot/queries.ts'
import { SnapshotStateBadge } from '../../../resources/snapshot/state-badge.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_snapshots')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Snapshots', to: `/projects/${project}/snapshots` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params: { project }, deps }) => loadList(snapshotsOf(project), deps),
  component: SnapshotsPage,
})

const columns = (project: string, disks: readonly Disk[] | undefined): readonly Column<Snapshot>[] => [
  nameColumn(({ name }) => (
    <Link
      to="/projects/$project/snapshots/$snapshot"
      params={{ project, snapshot: name }}
      search
      className={cellLinkClass}
    >
      {name}
    </Link>
  )),
  {
    id: 'disk',
    header: 'Disk',
    value: ({ diskId }) => disks?.find(({ id }) => id === diskId)?.name,
    cell: ({ diskId }) => <DiskLink project={project} id={diskId} disks={disks} />,
  },
  {
    id: 'state',
    header: 'State',
    width: '8rem',
    value: ({ state }) => state,
    cell: ({ state }) => <SnapshotStateBadge state={state} />,
  },
  sizeColumn(({ size }) => size),
  { ...descriptionColumn(), isOptional: true },
  createdColumn(),
  idColumn(),
]

function SnapshotsPage() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const { data: disks } = useQuery(allDisks(project))
  const writes = useProjectWrites(project)
  const make = ({ name, state }: Snapshot): MenuEntry[] => {
    const params = { project, snapshot: name }
    return [
      {
        label: 'Create disk',
        icon: <HardDrive />,
        disabledReason: whyNotSnapshot('createDisk', state),
        onAction: () => void navigate({ to: '/projects/$project/snapshots/$snapshot/disks-new', params, search: true }),
      },
      {
        label: 'Create image',
        icon: <Image />,
        disabledReason: whyNotSnapshot('createImage', state),
        onAction: () =>
          void navigate({ to: '/projects/$project/snapshots/$snapshot/images-new', params, search: true }),
      },
    ]
  }
  return (
    <ListPage
      id="snapshots"
      title="Snapshots"
      noun={{ one: 'snapshot', many: 'snapshots' }}
      icon={<Camera />}
      about="A snapshot keeps what a disk held at some time. New disks and images can be made from it."
      create={{ label: 'New snapshot', to: '/projects/$project/snapshots-new' }}
      whyNot={writes.whyNot}
      source={snapshotsOf(project)}
      columns={columns(project, disks?.items)}
      rowActions={(snapshot) => [
        copyId(snapshot.id),
        ...writes.entries(...make(snapshot), snapshotDeletion.entry(snapshot)),
      ]}
      bulk={[snapshotDeletion.bulk]}
      poll={snapshotPoll}
    >
      <Outlet />
    </ListPage>
  )
}
