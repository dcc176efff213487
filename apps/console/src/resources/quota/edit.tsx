import { Message, toast } from '@plenum/ui'
import type { Silo, SiloQuotas, SiloUtilization } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'
import { QuotaFields } from './fields.tsx'
import { exceeded, quotaChanges, QuotaSchema, quotaValues } from './quota.ts'
import { inUse } from './quota-resources.ts'
import { lookAtQuotasAgain, quotaRefreshes } from './refreshes.ts'

interface EditQuotasProps {
  silo: Silo
  /** As they were when the form was opened. */
  quotas: SiloQuotas
  utilization: SiloUtilization
  onDone: () => void
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Changes what a silo may have provisioned. */
export function EditQuotas({ silo, quotas, utilization: { provisioned }, onDone }: EditQuotasProps) {
  const roles = useOwnRoles()
  const form = useResourceForm({
    operation: 'siloQuotasUpdate',
    schema: QuotaSchema,
    defaultValues: quotaValues(quotas),
    toInput: (values) => ({ params: { silo: silo.id }, body: quotaChanges(quotas, values) }),
    refreshes: quotaRefreshes,
    onSuccess: () => {
      lookAtQuotasAgain()
      toast({ tone: 'success', content: `Quotas of ${silo.name} updated` })
      onDone()
    },
  })
  const [cpus, memoryGiB, storageGiB] = useWatch({ control: form.control, name: ['cpus', 'memoryGiB', 'storageGiB'] })
  const beyond = exceeded(provisioned, { cpus, memoryGiB, storageGiB })
  return (
    <SideForm
      form={form}
      title="Edit quotas"
      submitLabel="Update quotas"
      subtitle={silo.name}
      submitDisabledReason={whyNotOperator('modifySilo', roles, silo.id)}
      onDismiss={onDone}
    >
      <Message tone="info">
        A quota below what is in use takes nothing away, but nothing more can be provisioned until less is in use.
      </Message>
      <QuotaFields
        control={form.control}
        names={{ cpus: 'cpus', memoryGiB: 'memoryGiB', storageGiB: 'storageGiB' }}
        hints={inUse(provisioned)}
      />
      {beyond.length > 0 && (
        <Message tone="notice" title="Below what is in use" isAnnounced>
          Of {list.format(beyond)} more is in use than this allows.
        </Message>
      )}
    </SideForm>
  )
}
