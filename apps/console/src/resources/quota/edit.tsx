import { Message, toast } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import type { Silo, SiloUtilization } from '@plenum/api'
import { useWatch } from 'react-hook-form'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useOwnRoles } from '../silo/own-roles.ts'
import { whyNotOperator } from '../silo/permission.ts'
import { QuotaFields } from './fields.tsx'
import { exceeded, quotaChanges, QuotaSchema, quotaValues } from './quota.ts'

interface EditQuotasProps {
  silo: Silo
  utilization: SiloUtilization
  onDone: () => void
}

const figure = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2, useGrouping: false })
const list = new Intl.ListFormat('en', { type: 'conjunction' })

/** Changes what a silo may have provisioned. */
export function EditQuotas({ silo, utilization: { provisioned, allocated }, onDone }: EditQuotasProps) {
  const roles = useOwnRoles()
  const form = useResourceForm({
    operation: 'siloQuotasUpdate',
    schema: QuotaSchema,
    defaultValues: quotaValues(allocated),
    toInput: (values) => ({ params: { silo: silo.id }, body: quotaChanges(allocated, values) }),
    refreshes: ['siloUtilizationView', 'siloUtilizationList', 'siloQuotasView', 'systemQuotasList', 'utilizationView'],
    onSuccess: () => {
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
        hints={{
          cpus: `${provisioned.cpus} vCPUs are in use`,
          memoryGiB: `${figure.format(provisioned.memory / GiB)} GiB are in use`,
          storageGiB: `${figure.format(provisioned.storage / GiB)} GiB are in use`,
        }}
      />
      {beyond.length > 0 && (
        <Message tone="notice" title="Below what is in use" isAnnounced>
          Of {list.format(beyond)} more is in use than this allows.
        </Message>
      )}
    </SideForm>
  )
}
