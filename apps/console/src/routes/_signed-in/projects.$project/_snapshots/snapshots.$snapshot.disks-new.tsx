import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { CreateDisk } from '../../../../resources/disk/create.tsx'
import { defaultDiskGiB } from '../../../../resources/disk/size.ts'
import { loadDiskSources } from '../../../../resources/disk/use-sources.ts'
import { snapshotQuery } from '../../../../resources/snapshot/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_snapshots/snapshots/$snapshot/disks-new')({
  staticData: { crumbs: [{ label: 'Create disk from snapshot', isTitleOnly: true }] },
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(snapshotQuery(params)), loadDiskSources(params.project)]),
  component: NewDisk,
})

function NewDisk() {
  const params = Route.useParams()
  const { project } = params
  const navigate = useNavigate()
  const { data: snapshot } = useSuspenseQuery({ ...snapshotQuery(params), refetchOnMount: false })
  return (
    <CreateDisk
      project={project}
      initial={{ source: 'snapshot', snapshot: snapshot.id, sizeGiB: defaultDiskGiB(snapshot.size) }}
      onDismiss={() => void navigate({ to: '/projects/$project/snapshots', params: { project }, search: true })}
      onCreated={() => void navigate({ to: '/projects/$project/disks', params: { project } })}
    />
  )
}
