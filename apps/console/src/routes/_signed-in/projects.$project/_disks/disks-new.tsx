import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CreateDisk } from '../../../../resources/disk/create.tsx'
import { loadDiskSources } from '../../../../resources/disk/use-sources.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_disks/disks-new')({
  staticData: { crumbs: [{ label: 'New disk', isTitleOnly: true }] },
  loader: ({ params: { project } }) => loadDiskSources(project),
  component: NewDisk,
})

function NewDisk() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/projects/$project/disks', params: { project }, search: true })
  return <CreateDisk project={project} onDismiss={toList} onCreated={toList} />
}
