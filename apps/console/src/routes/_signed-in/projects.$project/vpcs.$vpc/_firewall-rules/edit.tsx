import { toast } from '@plenum/ui'
import { Description, Name } from '@plenum/api/scalars'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { z } from 'zod'
import { queryClient } from '../../../../../api/query.ts'
import { FormTextField } from '../../../../../form/form-text-field.tsx'
import { SideForm } from '../../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../../form/use-resource-form.ts'
import { NameAndDescription } from '../../../../../resources/name-and-description.tsx'
import { vpcQuery } from '../../../../../resources/vpc/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/_firewall-rules/edit')({
  staticData: { crumbs: [{ label: 'Edit VPC', isTitleOnly: true }] },
  component: EditVpc,
})

const schema = z.object({ name: Name, description: Description, dnsName: Name })

function EditVpc() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: vpc } = useSuspenseQuery({ ...vpcQuery(params), refetchOnMount: false })
  const toVpc = (name: string) =>
    navigate({ to: '/projects/$project/vpcs/$vpc/firewall-rules', params: { ...params, vpc: name } })
  const leaveFor = async (name: string) => {
    await toVpc(name)
    // What was cached under the old name must not be asked for again: it is not found any more.
    if (name !== params.vpc) queryClient.removeQueries({ queryKey: vpcQuery(params).queryKey })
  }
  const form = useResourceForm({
    operation: 'vpcUpdate',
    schema,
    defaultValues: { name: vpc.name, description: vpc.description, dnsName: vpc.dnsName },
    toInput: (body) => ({ params: { vpc: vpc.id }, body }),
    refreshes: ['vpcList'],
    onSuccess: (updated) => {
      toast({ tone: 'success', content: `VPC ${updated.name} updated` })
      queryClient.setQueryData(vpcQuery({ ...params, vpc: updated.name }).queryKey, updated)
      void leaveFor(updated.name)
    },
  })
  return (
    <SideForm form={form} title="Edit VPC" submitLabel="Update VPC" onDismiss={() => void toVpc(params.vpc)}>
      <NameAndDescription control={form.control} name="name" description="description" />
      <FormTextField
        control={form.control}
        name="dnsName"
        label="DNS name"
        hint="Part of the names that its instances have in DNS"
      />
    </SideForm>
  )
}
