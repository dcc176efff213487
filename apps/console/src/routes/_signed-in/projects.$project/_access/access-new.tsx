import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddRole } from '../../../../resources/access/add-role.tsx'
import { loadPlace } from '../../../../resources/access/load.ts'
import { projectPlace } from '../../../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_access/access-new')({
  staticData: { crumbs: [{ label: 'Add user or group', isTitleOnly: true }] },
  loader: ({ params }) => loadPlace(projectPlace(params.project)),
  component: AddProjectRole,
})

function AddProjectRole() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/projects/$project/access', params, search: true })
  return <AddRole place={projectPlace(params.project)} onDismiss={toList} />
}
