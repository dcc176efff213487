import { ModalForm, toast } from '@plenum/ui'
import type { Instance, SiloIpPool } from '@plenum/api'
import { z } from 'zod'
import { FormSelect } from '../../form/form-select.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { poolOptions } from '../ip-pool/option.tsx'
import { externalIpRefreshes } from './queries.ts'

const schema = z.object({ pool: z.string().min(1) })

interface AttachEphemeralProps {
  instance: Instance
  pools: readonly SiloIpPool[]
  whyNot: string | undefined
  onDismiss: () => void
}

/** Takes an address from a pool, for as long as the instance wants it. */
export function AttachEphemeral({ instance, pools, whyNot, onDismiss }: AttachEphemeralProps) {
  const form = useResourceForm({
    operation: 'instanceEphemeralIpAttach',
    schema,
    defaultValues: { pool: pools.find(({ isDefault }) => isDefault)?.id ?? '' },
    toInput: (body) => ({ params: { instance: instance.id }, body }),
    refreshes: externalIpRefreshes,
    onSuccess: ({ ip }) => {
      toast({ tone: 'success', content: `IP ${ip} attached` })
      onDismiss()
    },
  })
  return (
    <ModalForm
      title="Attach ephemeral IP"
      submitLabel="Attach"
      onDismiss={onDismiss}
      isPending={form.isPending}
      errors={form.errors}
      submitDisabledReason={form.isPending ? undefined : whyNot}
      onSubmit={(event) => void form.submit(event)}
    >
      <FormSelect
        control={form.control}
        name="pool"
        label="IP pool"
        placeholder="Select a pool"
        hint="Where the address comes from, and goes back to"
        options={poolOptions(pools)}
      />
    </ModalForm>
  )
}
