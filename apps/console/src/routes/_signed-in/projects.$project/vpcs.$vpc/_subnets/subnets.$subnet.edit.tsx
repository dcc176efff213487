import { PropertiesTable, toast, Truncate } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'
import { CustomRouterField } from '../../../../../resources/router/field.tsx'
import { allRouters } from '../../../../../resources/router/queries.ts'
import { subnetQuery } from '../../../../../resources/subnet/queries.ts'
import { NO_ROUTER, subnetEditBody, subnetEditSchema } from '../../../../../resources/subnet/schema.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_subnets/subnets/$subnet/edit')({
  staticData: { crumbs: [{ label: 'Edit VPC subnet', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(subnetQuery(params)),
  component: EditSubnet,
})

function EditSubnet() {
  const params = Route.useParams()
  const { project, vpc } = params
  const navigate = useNavigate()
  const { data: subnet } = useSuspenseQuery({ ...subnetQuery(params), refetchOnMount: false })
  const { data: routers } = useQuery(allRouters({ project, vpc }))
  const { id, name, description, customRouterId, ipv4Block, ipv6Block } = subnet
  const toList = () => void navigate({ to: '/projects/$project/vpcs/$vpc/subnets', params, search: true })
  const form = useResourceForm({
    operation: 'vpcSubnetUpdate',
    schema: subnetEditSchema,
    defaultValues: { name, description, customRouter: customRouterId ?? NO_ROUTER },
    toInput: (values) => ({ params: { subnet: id }, body: subnetEditBody(values) }),
    refreshes: ['vpcSubnetList', 'vpcRouterRouteList', 'vpcRouterRouteView'],
    onSuccess: (updated) => {
      // What was cached under the old name must not be asked for again: it is not found any more.
      queryClient.removeQueries({ queryKey: subnetQuery(params).queryKey })
      queryClient.setQueryData(subnetQuery({ ...params, subnet: updated.name }).queryKey, updated)
      toast({ tone: 'success', content: `VPC subnet ${updated.name} updated` })
      toList()
    },
  })
  return (
    <SideForm form={form} title="Edit VPC subnet" submitLabel="Update VPC subnet" onDismiss={toList}>
      <PropertiesTable
        columns={1}
        items={[
          { label: 'IPv4 block', value: <Truncate text={ipv4Block} maxLength={45} isMono hasCopy /> },
          { label: 'IPv6 block', value: <Truncate text={ipv6Block} maxLength={45} isMono hasCopy /> },
        ]}
      />
      <NameAndDescription control={form.control} name="name" description="description" />
      <CustomRouterField control={form.control} name="customRouter" routers={routers?.items} />
    </SideForm>
  )
}
