import { Message, toast } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'
import { BlockFields } from './block-fields.tsx'
import { lotKinds } from './kind-badge.tsx'
import { lotsWithBlocks } from './queries.ts'
import { lotBody, lotSchema } from './schema.ts'
import type { LotValues } from './schema.ts'

interface CreateLotProps {
  onDismiss: () => void
  onCreated: (name: string) => void
}

const empty: LotValues = { name: '', description: '', kind: 'infra', blocks: [], first: '', last: '' }

export function CreateLot({ onDismiss, onCreated }: CreateLotProps) {
  const { data: lots } = useQuery({ ...lotsWithBlocks, throwOnError: false })
  const { form, ...resource } = useResourceForm({
    operation: 'networkingAddressLotCreate',
    schema: lotSchema,
    defaultValues: empty,
    toInput: (values) => ({ body: lotBody(values) }),
    refreshes: ['networkingAddressLotList', 'networkingAddressLotBlockList'],
    onSuccess: ({ lot }) => {
      toast({ tone: 'success', content: `Address lot ${lot.name} created` })
      onCreated(lot.name)
    },
  })
  const known = (lots ?? []).flatMap(({ name, blocks }) => blocks.map((block) => ({ ...block, lot: name })))
  return (
    <SideForm
      form={resource}
      title="Create address lot"
      submitDisabledReason={useWhyNotRackNetwork()}
      onDismiss={onDismiss}
    >
      <Message tone="info">A lot stays as it is made: neither its name nor its blocks can be changed later.</Message>
      <NameAndDescription control={form.control} name="name" description="description" />
      <FormRadioGroup control={form.control} name="kind" label="Kind" options={lotKinds} />
      <BlockFields form={form} known={known} />
    </SideForm>
  )
}
