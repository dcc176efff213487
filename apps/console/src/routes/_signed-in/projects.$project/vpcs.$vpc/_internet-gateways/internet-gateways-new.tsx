import { Message, toast } from '@plenum/ui'
import { InternetGatewayCreate } from '@plenum/api/internet-gateway'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { gatewayQuery } from '../../../../../resources/internet-gateway/queries.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'

export const Route = createFileRoute(
  '/_signed-in/projects/$project/vpcs/$vpc/_internet-gateways/internet-gateways-new',
)({
  staticData: { crumbs: [{ label: 'New internet gateway', isTitleOnly: true }] },
  component: NewGateway,
})

function NewGateway() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const form = useResourceForm({
    operation: 'internetGatewayCreate',
    schema: InternetGatewayCreate,
    defaultValues: { name: '', description: '' },
    toInput: (body) => ({ query: params, body }),
    refreshes: ['internetGatewayList'],
    onSuccess: (gateway) => {
      const at = { ...params, gateway: gateway.name }
      queryClient.setQueryData(gatewayQuery(at).queryKey, gateway)
      toast({ tone: 'success', content: `Internet gateway ${gateway.name} created` })
      // Where its pool and address are attached, without which it leads nowhere.
      void navigate({
        to: '/projects/$project/vpcs/$vpc/internet-gateways/$gateway',
        params: at,
        search: true,
      })
    },
  })
  return (
    <SideForm
      form={form}
      title="Create internet gateway"
      onDismiss={() => void navigate({ to: '/projects/$project/vpcs/$vpc/internet-gateways', params, search: true })}
    >
      <Message>
        A new gateway lets nothing out yet: attach an IP pool or an address to it, then let a route lead to it. Its name
        cannot be changed later.
      </Message>
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
