import { Message, toast } from '@plenum/ui'
import { Description, Name } from '@plenum/api/scalars'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Globe } from 'lucide-react'
import { z } from 'zod'
import { queryClient } from '../../../../../api/query.ts'
import { FormSelect } from '../../../../../form/form-select.tsx'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { gatewayPoolsQuery, gatewayQuery } from '../../../../../resources/internet-gateway/queries.ts'
import { poolOptions } from '../../../../../resources/ip-pool/option.tsx'
import { siloPoolsQuery } from '../../../../../resources/ip-pool/queries.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'

export const Route = createFileRoute(
  '/_signed-in/projects/$project/vpcs/$vpc/_internet-gateways/internet-gateways/$gateway/ip-pools-new',
)({
  staticData: { crumbs: [{ label: 'Attach IP pool', isTitleOnly: true }] },
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(gatewayQuery(params)), queryClient.ensureQueryData(siloPoolsQuery)]),
  component: AttachPool,
})

const schema = z.object({ name: Name, description: Description, ipPool: z.string().min(1) })

const UNSEEN = 'You may not see the IP pools of the silo, so none can be chosen'

function AttachPool() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: gateway } = useSuspenseQuery(gatewayQuery(params))
  const { data: pools } = useQuery(siloPoolsQuery)
  const { data: attached } = useQuery(gatewayPoolsQuery(gateway.id))
  const toGateway = () =>
    void navigate({ to: '/projects/$project/vpcs/$vpc/internet-gateways/$gateway', params, search: true })
  const { form, ...resource } = useResourceForm({
    operation: 'internetGatewayIpPoolCreate',
    schema,
    defaultValues: { name: '', description: '', ipPool: '' },
    toInput: (body) => ({ query: { gateway: gateway.id }, body }),
    refreshes: ['internetGatewayIpPoolList', 'internetGatewayList'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `IP pool ${name} attached` })
      toGateway()
    },
  })
  const isAttached = (pool: string) => attached?.items.some(({ ipPoolId }) => ipPoolId === pool) === true
  const options = poolOptions(pools?.items ?? []).map((option) =>
    isAttached(option.value) ? { ...option, isDisabled: true, description: 'Attached already' } : option,
  )
  const suggestName = (pool: string) => {
    const name = pools?.items.find(({ id }) => id === pool)?.name
    if (name !== undefined && !form.getFieldState('name').isDirty) form.setValue('name', name)
  }
  return (
    <SideForm
      form={resource}
      title="Attach IP pool"
      subtitle={
        <>
          <Globe aria-hidden="true" /> {gateway.name}
        </>
      }
      onDismiss={toGateway}
      submitDisabledReason={pools?.isForbidden && UNSEEN}
    >
      {pools?.isForbidden && <Message tone="notice">{UNSEEN}. It needs a role in the silo.</Message>}
      <FormSelect
        control={form.control}
        name="ipPool"
        label="IP pool"
        placeholder="Select a pool"
        hint="Instances with an address of the pool get out through the gateway"
        options={options}
        onChosen={suggestName}
      />
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
