import { Message, toast } from '@plenum/ui'
import { Description, Id, Name } from '@plenum/api/scalars'
import type { SiloIpPool } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { FormSelect } from '../../form/form-select.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { DefaultPoolNote } from '../ip-pool/default-note.tsx'
import { poolOptions } from '../ip-pool/option.tsx'
import { NameAndDescription } from '../name-and-description.tsx'
import { knownSleds } from './sled.tsx'

interface CreateProbeProps {
  project: string
  /** Undefined for somebody who may not see them: then the control plane takes the default one. */
  pools: readonly SiloIpPool[] | undefined
  onDone: () => void
}

const hidden = z.object({
  name: Name,
  description: Description,
  sled: z.string().min(1).pipe(Id),
  pool: z.string(),
})
const shown = hidden.extend({ pool: z.string().min(1) })

/** A probe on a sled of one's choice. */
export function CreateProbe({ project, pools, onDone }: CreateProbeProps) {
  const { data: sleds } = useQuery({ ...knownSleds, throwOnError: false })
  const form = useResourceForm({
    operation: 'probeCreate',
    schema: pools ? shown : hidden,
    defaultValues: { name: '', description: '', sled: '', pool: pools?.find(({ isDefault }) => isDefault)?.id ?? '' },
    toInput: ({ pool, ...body }) => ({ query: { project }, body: { ...body, ...(pools && { ipPool: pool }) } }),
    refreshes: ['probeList', 'ipPoolUtilizationView'],
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `Probe ${name} created` })
      onDone()
    },
  })
  const { control } = form
  const inService = (sleds?.items ?? []).filter(({ policy }) => policy.kind === 'in_service')
  return (
    <SideForm
      form={form}
      title="Create probe"
      onDismiss={onDone}
      submitDisabledReason={pools?.length === 0 ? 'No IP pool is linked to this silo' : undefined}
    >
      <Message tone="info">
        It joins the default subnet of the default VPC, which the project must have, and takes an address from outside.
      </Message>
      <NameAndDescription control={control} name="name" description="description" />
      {inService.length > 0 ? (
        <FormComboBox
          control={control}
          name="sled"
          label="Sled"
          placeholder="Select a sled"
          options={inService.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : (
        <FormTextField
          control={control}
          name="sled"
          label="Sled"
          hint="Its ID; an operator of the rack can name it"
          isMono
        />
      )}
      {pools ? (
        <FormSelect
          control={control}
          name="pool"
          label="IP pool"
          placeholder="Select a pool"
          options={poolOptions(pools)}
        />
      ) : (
        <DefaultPoolNote />
      )}
    </SideForm>
  )
}
