import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { allDisks } from '../../../../resources/disk/queries.ts'
import { CreateSnapshot } from '../../../../resources/snapshot/create.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_snapshots/snapshots-new')({
  staticData: { crumbs: [{ label: 'New snapshot', isTitleOnly: true }] },
  loader: ({ params: { project } }) => queryClient.ensureQueryData(allDisks(project)),
  component: NewSnapshot,
})

function NewSnapshot() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/projects/$project/snapshots', params: { project }, search: true })
  return <CreateSnapshot project={project} onDismiss={toList} onCreated={toList} />
}
