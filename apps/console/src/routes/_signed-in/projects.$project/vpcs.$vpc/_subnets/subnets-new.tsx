import { toast } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'
import { CustomRouterField } from '../../../../../resources/router/field.tsx'
import { allRouters } from '../../../../../resources/router/queries.ts'
import { SubnetBlocks } from '../../../../../resources/subnet/blocks.tsx'
import { allSubnets } from '../../../../../resources/subnet/queries.ts'
import { NO_ROUTER, subnetBody, subnetSchema } from '../../../../../resources/subnet/schema.ts'
import { vpcQuery } from '../../../../../resources/vpc/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_subnets/subnets-new')({
  staticData: { crumbs: [{ label: 'New VPC subnet', isTitleOnly: true }] },
  // What is there already decides about the blocks.
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(vpcQuery(params)), queryClient.ensureQueryData(allSubnets(params))]),
  component: NewSubnet,
})

function NewSubnet() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: vpc } = useSuspenseQuery(vpcQuery(params))
  const { data: subnets } = useSuspenseQuery(allSubnets(params))
  const { data: routers } = useQuery(allRouters(params))
  const toList = () => void navigate({ to: '/projects/$project/vpcs/$vpc/subnets', params, search: true })
  const form = useResourceForm({
    operation: 'vpcSubnetCreate',
    schema: subnetSchema(vpc.ipv6Prefix, subnets.items),
    defaultValues: { name: '', description: '', ipv4Block: '', ipv6Block: '', customRouter: NO_ROUTER },
    toInput: (values) => ({ query: params, body: subnetBody(values) }),
    refreshes: ['vpcSubnetList', 'vpcSubnetListNetworkInterfaces', 'vpcRouterRouteList'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `VPC subnet ${name} created` })
      toList()
    },
  })
  const { control } = form
  return (
    <SideForm form={form} title="Create VPC subnet" onDismiss={toList}>
      <NameAndDescription control={control} name="name" description="description" />
      <hr className="border-line" />
      <SubnetBlocks {...{ control, vpc, subnets: subnets.items }} />
      <hr className="border-line" />
      <CustomRouterField control={control} name="customRouter" routers={routers?.items} />
    </SideForm>
  )
}
