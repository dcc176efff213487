import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CheckPerson } from '../../../resources/access/check-person.tsx'
import { checkSearch } from '../../../resources/access/check-search.ts'
import { loadPlace } from '../../../resources/access/load.ts'
import { siloPlace } from '../../../resources/access/place.ts'

export const Route = createFileRoute('/_signed-in/_access/access-check')({
  validateSearch: checkSearch,
  staticData: { crumbs: [{ label: 'What a person may do', isTitleOnly: true }] },
  loader: () => loadPlace(siloPlace),
  component: CheckInSilo,
})

function CheckInSilo() {
  const { user } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <CheckPerson
      place={siloPlace}
      user={user}
      onChoose={(chosen) => void navigate({ to: '.', search: (old) => ({ ...old, user: chosen }), replace: true })}
      onDismiss={() => void navigate({ to: '/access', search: ({ user: _, ...view }) => view })}
    />
  )
}
