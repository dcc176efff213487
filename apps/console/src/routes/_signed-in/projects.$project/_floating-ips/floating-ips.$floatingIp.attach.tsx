import { Message, toast } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { MapPin } from 'lucide-react'
import { z } from 'zod'
import { queryClient } from '../../../../api/query.ts'
import { FormComboBox } from '../../../../form/form-combo-box.tsx'
import { SideForm } from '../../../../form/side-form.tsx'
import { useResourceForm } from '../../../../form/use-resource-form.ts'
import { instanceOptions } from '../../../../resources/floating-ip/attachment.ts'
import { floatingIpQuery } from '../../../../resources/floating-ip/queries.ts'
import { allInstances } from '../../../../resources/instance/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_floating-ips/floating-ips/$floatingIp/attach')({
  staticData: { crumbs: [{ label: 'Attach floating IP', isTitleOnly: true }] },
  loader: ({ params }) => {
    void queryClient.prefetchQuery(allInstances(params.project))
    return queryClient.ensureQueryData(floatingIpQuery(params))
  },
  component: AttachFloatingIp,
})

const schema = z.object({ parent: z.string().min(1) })

function AttachFloatingIp() {
  const params = Route.useParams()
  const { project } = params
  const navigate = useNavigate()
  const { data: floatingIp } = useSuspenseQuery({ ...floatingIpQuery(params), refetchOnMount: false })
  const { data: instances } = useQuery(allInstances(project))
  const toList = () => void navigate({ to: '/projects/$project/floating-ips', params, search: true })
  const form = useResourceForm({
    operation: 'floatingIpAttach',
    schema,
    defaultValues: { parent: '' },
    toInput: ({ parent }) => ({ params: { floatingIp: floatingIp.id }, body: { kind: 'instance' as const, parent } }),
    refreshes: ['floatingIpList', 'floatingIpView', 'instanceExternalIpList'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Floating IP ${name} attached` })
      toList()
    },
  })
  const isBare = instances?.items.length === 0
  const whyNot = floatingIp.instanceId
    ? 'It is attached to an instance already'
    : isBare
      ? 'There is no instance in this project'
      : undefined
  return (
    <SideForm
      form={form}
      title="Attach floating IP"
      submitLabel="Attach"
      subtitle={
        <>
          <MapPin aria-hidden="true" /> {floatingIp.name}
        </>
      }
      onDismiss={toList}
      submitDisabledReason={whyNot}
    >
      <Message>
        The instance is reached at <span className="font-mono">{floatingIp.ip}</span> at once, without a restart, as far
        as the firewall rules of its VPC allow. It keeps the addresses that it has.
      </Message>
      <FormComboBox
        control={form.control}
        name="parent"
        label="Instance"
        placeholder="Select an instance"
        isLoading={instances === undefined}
        options={instanceOptions(instances?.items ?? [])}
      />
    </SideForm>
  )
}
