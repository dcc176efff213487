import { ModalForm, toast } from '@plenum/ui'
import type { Instance, SiloIpPool } from '@plenum/api'
import { z } from 'zod'
import { FormSelect } from '../../form/form-select.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { poolOptions } from '../ip-pool/option.tsx'
import { externalIpRefreshes } from './queries.ts'

const chosen = z.object({ pool: z.string().min(1) })
const unknown = z.object({ pool: z.string() })

interface AttachEphemeralProps {
  instance: Instance
  /** Undefined for somebody who may not see them: then the control plane takes the default one. */
  pools: readonly SiloIpPool[] | undefined
  whyNot: string | undefined
  onDismiss: () => void
}

/** Takes an address from a pool, for as long as the instance wants it. */
export function AttachEphemeral({ instance, pools, whyNot, onDismiss }: AttachEphemeralProps) {
  const form = useResourceForm({
    operation: 'instanceEphemeralIpAttach',
    schema: pools ? chosen : unknown,
    defaultValues: { pool: pools?.find(({ isDefault }) => isDefault)?.id ?? '' },
    toInput: (body) => ({ params: { instance: instance.id }, body: pools ? body : {} }),
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
      {pools ? (
        <FormSelect
          control={form.control}
          name="pool"
          label="IP pool"
          placeholder="Select a pool"
          hint="Where the address comes from, and goes back to"
          options={poolOptions(pools)}
        />
      ) : (
        <p className="text-muted">The address comes from the default pool of the silo, and goes back to it.</p>
      )}
    </ModalForm>
  )
}
