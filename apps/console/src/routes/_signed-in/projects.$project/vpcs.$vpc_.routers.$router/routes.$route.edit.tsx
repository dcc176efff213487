import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { loadRouteChoices } from '../../../../resources/route/choices.ts'
import { EditRoute } from '../../../../resources/route/edit-form.tsx'
import { routeQuery } from '../../../../resources/route/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc_/routers/$router/routes/$route/edit')({
  staticData: { crumbs: [{ label: 'Edit route', isTitleOnly: true }] },
  loader: ({ params }) => Promise.all([queryClient.ensureQueryData(routeQuery(params)), loadRouteChoices(params)]),
  component: EditRoutePage,
})

function EditRoutePage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: route } = useSuspenseQuery({ ...routeQuery(params), refetchOnMount: false })
  const toRouter = () => void navigate({ to: '/projects/$project/vpcs/$vpc/routers/$router', params, search: true })
  return <EditRoute params={params} route={route} onDismiss={toRouter} />
}
