import { Dash, DateTime, PropertiesTable, toast, Truncate } from '@plenum/ui'
import { FloatingIpCreate } from '@plenum/api/floating-ip'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { floatingIpQuery } from '../../../../resources/floating-ip/queries.ts'
import { InstanceLink } from '../../../../resources/instance/link.tsx'
import { OnePoolName } from '../../../../resources/ip-pool/name.tsx'
import { NameAndDescription } from '../../../../resources/name-and-description.tsx'
import { useProjectWrites } from '../../../../resources/project/writes.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_floating-ips/floating-ips/$floatingIp/edit')({
  staticData: { crumbs: [{ label: 'Edit floating IP', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(floatingIpQuery(params)),
  component: EditFloatingIp,
})

const schema = FloatingIpCreate.pick({ name: true, description: true })

function EditFloatingIp() {
  const params = Route.useParams()
  const { project } = params
  const navigate = useNavigate()
  const { whyNot } = useProjectWrites(project)
  const { data: floatingIp } = useSuspenseQuery({ ...floatingIpQuery(params), refetchOnMount: false })
  const { id, name, description, ip, ipPoolId, instanceId, timeCreated, timeModified } = floatingIp
  const toList = () => void navigate({ to: '/projects/$project/floating-ips', params, search: true })
  const form = useResourceForm({
    operation: 'floatingIpUpdate',
    schema,
    defaultValues: { name, description },
    toInput: (body) => ({ params: { floatingIp: id }, body }),
    refreshes: ['floatingIpList', 'instanceExternalIpList'],
    onSuccess: (updated) => {
      // What was cached under the old name must not be asked for again: it is not found any more.
      queryClient.removeQueries({ queryKey: floatingIpQuery(params).queryKey })
      queryClient.setQueryData(floatingIpQuery({ project, floatingIp: updated.name }).queryKey, updated)
      toast({ tone: 'success', content: `Floating IP ${updated.name} updated` })
      toList()
    },
  })
  return (
    <SideForm
      form={form}
      title="Edit floating IP"
      submitLabel="Update floating IP"
      submitDisabledReason={whyNot}
      onDismiss={toList}
    >
      <PropertiesTable
        columns={1}
        items={[
          { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
          { label: 'IP address', value: <Truncate text={ip} maxLength={45} isMono hasCopy /> },
          { label: 'IP pool', value: <OnePoolName id={ipPoolId} /> },
          {
            label: 'Instance',
            value: instanceId ? (
              <InstanceLink project={project} id={instanceId} name={undefined} tab="networking" />
            ) : (
              <Dash />
            ),
          },
          { label: 'Created', value: <DateTime date={timeCreated} /> },
          { label: 'Updated', value: <DateTime date={timeModified} /> },
        ]}
      />
      <NameAndDescription control={form.control} name="name" description="description" />
    </SideForm>
  )
}
