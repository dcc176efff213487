import { toast } from '@plenum/ui'
import { VpcRouterCreate } from '@plenum/api/vpc-router'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'
import { routerQuery } from '../../../../../resources/router/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_routers/routers-new')({
  staticData: { crumbs: [{ label: 'New router', isTitleOnly: true }] },
  component: NewRouter,
})

function NewRouter() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/projects/$project/vpcs/$vpc/routers', params, search: true })
  const form = useResourceForm({
    operation: 'vpcRouterCreate',
    schema: VpcRouterCreate,
    defaultValues: { name: '', description: '' },
    toInput: (body) => ({ query: params, body }),
    refreshes: ['vpcRouterList', 'vpcRouterRouteList'],
    onSuccess: (router) => {
      queryClient.setQueryData(routerQuery({ ...params, router: router.name }).queryKey, router)
      toast({ tone: 'success', content: `Router ${router.name} created` })
      toList()
    },
  })
  return (
    <SideForm form={form} title="Create router" onDismiss={toList}>
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
