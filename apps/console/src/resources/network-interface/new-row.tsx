import { zodResolver } from '@hookform/resolvers/zod'
import { SideModal } from '@plenum/ui'
import type { NetworkInterfaceCreate } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { allVpcs } from '../vpc/queries.ts'
import { NicFields } from './fields.tsx'
import type { OtherNic } from './fields.tsx'
import { initialNic, nicBody, nicSchema } from './schema.ts'
import type { NicValues } from './schema.ts'

interface NewNicRowProps {
  project: string
  others: readonly (OtherNic & { name: string })[]
  onAdd: (nic: NetworkInterfaceCreate) => void
  onDismiss: () => void
}

/** An interface that is made along with an instance: nothing happens until that is created. */
export function NewNicRow({ project, others, onAdd, onDismiss }: NewNicRowProps) {
  const { data: vpcs } = useQuery(allVpcs(project))
  const [other] = others
  const only = vpcs?.items.length === 1 ? vpcs.items[0]?.name : undefined
  const schema = nicSchema.superRefine(({ name }, ctx) => {
    if (others.some((nic) => nic.name === name))
      ctx.addIssue({ code: 'custom', path: ['name'], message: 'name is already in use' })
  })
  const form = useForm<NicValues, unknown, NicValues>({
    resolver: zodResolver(schema),
    defaultValues: { ...initialNic, vpcName: other?.vpcName ?? only ?? '' },
  })
  const submit = form.handleSubmit((values) => onAdd(nicBody(values)))
  return (
    <SideModal
      title="Add network interface"
      onDismiss={onDismiss}
      isDirty={form.formState.isDirty}
      onSubmit={(event) => void submit(event)}
    >
      <NicFields form={form} project={project} vpcs={vpcs?.items ?? []} others={others} />
    </SideModal>
  )
}
