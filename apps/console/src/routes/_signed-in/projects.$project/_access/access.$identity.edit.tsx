import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { ChangeRole } from '../../../../resources/access/change-role.tsx'
import { loadHolder } from '../../../../resources/access/load.ts'
import { projectPlace } from '../../../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_access/access/$identity/edit')({
  staticData: { crumbs: [{ label: 'Change role', isTitleOnly: true }] },
  loader: ({ params }) => loadHolder(projectPlace(params.project), params.identity),
  component: ChangeProjectRole,
})

function ChangeProjectRole() {
  const row = Route.useLoaderData()
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/projects/$project/access', params: { project }, search: true })
  return <ChangeRole place={projectPlace(project)} row={row} onDismiss={toList} />
}
