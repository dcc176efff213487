import { toast } from '@plenum/ui'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { FormTextField } from '../../../../form/form-text-field.tsx'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../resources/name-and-description.tsx'
import { vpcBody, vpcSchema } from '../../../../resources/vpc/create-schema.ts'
import { vpcQuery } from '../../../../resources/vpc/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_vpcs/vpcs-new')({
  staticData: { crumbs: [{ label: 'New VPC', isTitleOnly: true }] },
  component: NewVpc,
})

function NewVpc() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const form = useResourceForm({
    operation: 'vpcCreate',
    schema: vpcSchema,
    defaultValues: { name: '', description: '', dnsName: '', ipv6Prefix: '' },
    toInput: (values) => ({ query: { project }, body: vpcBody(values) }),
    refreshes: ['vpcList', 'vpcSubnetList'],
    onSuccess: (vpc) => {
      const params = { project, vpc: vpc.name }
      queryClient.setQueryData(vpcQuery(params).queryKey, vpc)
      toast({ tone: 'success', content: `VPC ${vpc.name} created` })
      void navigate({ to: '/projects/$project/vpcs/$vpc/firewall-rules', params })
    },
  })
  const { control } = form
  return (
    <SideForm
      form={form}
      title="Create VPC"
      onDismiss={() => void navigate({ to: '/projects/$project/vpcs', params: { project }, search: true })}
    >
      <NameAndDescription control={control} name="name" description="description" />
      <FormTextField
        control={control}
        name="dnsName"
        label="DNS name"
        hint="Part of the names that its instances have in DNS"
      />
      <FormTextField
        control={control}
        name="ipv6Prefix"
        label="IPv6 prefix"
        hint="A /48 within fd00::/8; made up when left empty"
        isMono
        optional
      />
    </SideForm>
  )
}
