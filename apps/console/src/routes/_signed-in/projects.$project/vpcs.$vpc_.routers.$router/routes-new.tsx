import { toast } from '@plenum/ui'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../resources/name-and-description.tsx'
import { loadRouteChoices, useRouteChoices } from '../../../../resources/route/choices.ts'
import { RouteEndFields } from '../../../../resources/route/fields.tsx'
import { whyNotNewRoute } from '../../../../resources/route/rules.ts'
import { emptyRoute, routeBody, routeSchema } from '../../../../resources/route/schema.ts'
import { routerQuery } from '../../../../resources/router/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc_/routers/$router/routes-new')({
  staticData: { crumbs: [{ label: 'New route', isTitleOnly: true }] },
  loader: ({ params }) => loadRouteChoices(params),
  component: NewRoute,
})

function NewRoute() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: router } = useSuspenseQuery(routerQuery(params))
  const choices = useRouteChoices(params)
  const toRouter = () => void navigate({ to: '/projects/$project/vpcs/$vpc/routers/$router', params, search: true })
  const { form, ...resource } = useResourceForm({
    operation: 'vpcRouterRouteCreate',
    schema: routeSchema,
    defaultValues: emptyRoute,
    toInput: (values) => ({ query: params, body: routeBody(values) }),
    refreshes: ['vpcRouterRouteList'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Route ${name} created` })
      toRouter()
    },
  })
  return (
    <SideForm
      form={resource}
      title="Create route"
      onDismiss={toRouter}
      submitDisabledReason={whyNotNewRoute(router.kind)}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
      <RouteEndFields form={form} choices={choices} end="destination" />
      <RouteEndFields form={form} choices={choices} end="target" />
    </SideForm>
  )
}
