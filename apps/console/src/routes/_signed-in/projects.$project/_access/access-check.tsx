import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CheckPerson } from '../../../../resources/access/check-person.tsx'
import { checkSearch } from '../../../../resources/access/check-search.ts'
import { loadPlace } from '../../../../resources/access/load.ts'
import { projectPlace } from '../../../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_access/access-check')({
  validateSearch: checkSearch,
  staticData: { crumbs: [{ label: 'What a person may do', isTitleOnly: true }] },
  loader: ({ params }) => loadPlace(projectPlace(params.project)),
  component: CheckInProject,
})

function CheckInProject() {
  const params = Route.useParams()
  const { user } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <CheckPerson
      place={projectPlace(params.project)}
      user={user}
      onChoose={(chosen) => void navigate({ to: '.', search: (old) => ({ ...old, user: chosen }), replace: true })}
      onDismiss={() =>
        void navigate({ to: '/projects/$project/access', params, search: ({ user: _, ...view }) => view })
      }
    />
  )
}
