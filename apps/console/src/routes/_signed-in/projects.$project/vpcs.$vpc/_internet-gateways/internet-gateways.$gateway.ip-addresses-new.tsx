import { toast } from '@plenum/ui'
import { InternetGatewayIpAddressCreate } from '@plenum/api/internet-gateway-attachment'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { queryClient } from '../../../../../api/query.ts'
import { FormTextField } from '../../../../../form/form-text-field.tsx'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { whyNotAttachAddress } from '../../../../../resources/internet-gateway/actions.tsx'
import { gatewayQuery, vpcGatewaysQuery } from '../../../../../resources/internet-gateway/queries.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'

export const Route = createFileRoute(
  '/_signed-in/projects/$project/vpcs/$vpc/_internet-gateways/internet-gateways/$gateway/ip-addresses-new',
)({
  staticData: { crumbs: [{ label: 'Attach IP address', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(gatewayQuery(params)),
  component: AttachAddress,
})

function AttachAddress() {
  const params = Route.useParams()
  const { project, vpc } = params
  const navigate = useNavigate()
  const { data: gateway } = useSuspenseQuery(gatewayQuery(params))
  const { data: gateways } = useQuery(vpcGatewaysQuery({ project, vpc }))
  const toGateway = () =>
    void navigate({ to: '/projects/$project/vpcs/$vpc/internet-gateways/$gateway', params, search: true })
  const form = useResourceForm({
    operation: 'internetGatewayIpAddressCreate',
    schema: InternetGatewayIpAddressCreate,
    defaultValues: { name: '', description: '', address: '' },
    toInput: (body) => ({ query: { gateway: gateway.id }, body }),
    refreshes: ['internetGatewayIpAddressList', 'internetGatewayList'],
    onSuccess: ({ address }) => {
      toast({ tone: 'success', content: `IP address ${address} attached` })
      toGateway()
    },
  })
  return (
    <SideForm
      form={form}
      title="Attach IP address"
      subtitle={
        <>
          <Globe aria-hidden="true" /> {gateway.name}
        </>
      }
      onDismiss={toGateway}
      submitDisabledReason={whyNotAttachAddress(gateways?.find((each) => each.gateway.id === gateway.id))}
    >
      <NameAndDescription control={form.control} name="name" description="description" />
      <FormTextField
        control={form.control}
        name="address"
        label="IP address"
        hint="Instances that have this address get out through the gateway; as in 192.0.2.7"
        isMono
      />
    </SideForm>
  )
}
