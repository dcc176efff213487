import { Badge, PropertiesTable, toast } from '@plenum/ui'
import { VpcRouterCreate } from '@plenum/api/vpc-router'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'
import { routerQuery } from '../../../../../resources/router/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_routers/routers/$router/edit')({
  staticData: { crumbs: [{ label: 'Edit router', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(routerQuery(params)),
  component: EditRouter,
})

function EditRouter() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: router } = useSuspenseQuery({ ...routerQuery(params), refetchOnMount: false })
  const { id, name, description, kind } = router
  const toList = () => void navigate({ to: '/projects/$project/vpcs/$vpc/routers', params, search: true })
  const form = useResourceForm({
    operation: 'vpcRouterUpdate',
    schema: VpcRouterCreate,
    defaultValues: { name, description },
    toInput: (body) => ({ params: { router: id }, body }),
    refreshes: ['vpcRouterList', 'vpcRouterRouteList'],
    onSuccess: (updated) => {
      // What was cached under the old name must not be asked for again: it is not found any more.
      queryClient.removeQueries({ queryKey: routerQuery(params).queryKey })
      queryClient.setQueryData(routerQuery({ ...params, router: updated.name }).queryKey, updated)
      toast({ tone: 'success', content: `Router ${updated.name} updated` })
      toList()
    },
  })
  return (
    <SideForm form={form} title="Edit router" submitLabel="Update router" onDismiss={toList}>
      <PropertiesTable
        columns={1}
        items={[
          {
            label: 'Kind',
            value: (
              <Badge tone="idle" variant="tag">
                {kind}
              </Badge>
            ),
          },
        ]}
      />
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
