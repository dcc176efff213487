import { toast } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { allVpcs } from '../vpc/queries.ts'
import { NicFields } from './fields.tsx'
import type { OtherNic } from './fields.tsx'
import { nicRefreshes } from './refreshes.ts'
import { initialNic, nicBody, nicSchema } from './schema.ts'

interface CreateNicProps {
  project: string
  instance: Instance
  others: readonly OtherNic[]
  whyNot: string | undefined
  onDismiss: () => void
}

/** Gives a stopped instance another interface. */
export function CreateNic({ project, instance, others, whyNot, onDismiss }: CreateNicProps) {
  const { data: vpcs } = useQuery(allVpcs(project))
  const [other] = others
  const only = vpcs?.items.length === 1 ? vpcs.items[0]?.name : undefined
  const { form, ...resource } = useResourceForm({
    operation: 'instanceNetworkInterfaceCreate',
    schema: nicSchema,
    defaultValues: { ...initialNic, vpcName: other?.vpcName ?? only ?? '' },
    toInput: (values) => ({ query: { instance: instance.id }, body: nicBody(values) }),
    refreshes: nicRefreshes,
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Network interface ${name} created` })
      onDismiss()
    },
  })
  return (
    <SideForm
      form={resource}
      title="Add network interface"
      submitDisabledReason={resource.isPending ? undefined : whyNot}
      onDismiss={onDismiss}
    >
      <NicFields form={form} project={project} vpcs={vpcs?.items ?? []} others={others} />
    </SideForm>
  )
}
