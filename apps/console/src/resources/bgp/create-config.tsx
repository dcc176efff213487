import { Message, toast } from '@plenum/ui'
import { Description, Name } from '@plenum/api/scalars'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { FormComboBox } from '../../form/form-combo-box.tsx'
import { FormNumberField } from '../../form/form-number-field.tsx'
import { FormTextField } from '../../form/form-text-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { useWhyNotRackNetwork } from '../switch-port/permission.ts'
import { announceSetsQuery } from './sets/queries.ts'

const ASN_MAX = 2 ** 32 - 1

const schema = z.object({
  name: Name,
  description: Description,
  // 0 is reserved (RFC 7607).
  asn: z.int('must be a whole number').min(1, 'at least 1').max(ASN_MAX, `at most ${ASN_MAX}`),
  bgpAnnounceSetId: z.string().min(1),
  vrf: z.union([z.literal(''), Name]),
})

export function CreateBgpConfig({ onDone }: { onDone: () => void }) {
  const { data: sets } = useQuery(announceSetsQuery)
  const form = useResourceForm({
    operation: 'networkingBgpConfigCreate',
    schema,
    defaultValues: { name: '', description: '', asn: Number.NaN, bgpAnnounceSetId: '', vrf: '' },
    toInput: ({ vrf, ...body }) => ({ body: { ...body, ...(vrf !== '' && { vrf }) } }),
    refreshes: ['networkingBgpConfigList'],
    fieldOf: ({ message }) => (/per ASN/.test(message) ? 'asn' : /must be unique/.test(message) ? 'name' : undefined),
    onSuccess: ({ name }) => {
      toast({ tone: 'success', content: `BGP configuration ${name} created` })
      onDone()
    },
  })
  const { control } = form
  return (
    <SideForm
      form={form}
      title="Create BGP configuration"
      submitDisabledReason={useWhyNotRackNetwork()}
      onDismiss={onDone}
    >
      <Message tone="info">
        A configuration stays as it is made. Peers are added in the settings of switch ports.
      </Message>
      <NameAndDescription control={control} name="name" description="description" />
      <FormNumberField
        control={control}
        name="asn"
        label="ASN"
        hint="Number of our autonomous system"
        minValue={1}
        maxValue={ASN_MAX}
      />
      <FormComboBox
        control={control}
        name="bgpAnnounceSetId"
        label="Announce set"
        hint="The networks that peers are told of"
        placeholder="Select an announce set"
        isLoading={sets === undefined}
        options={(sets ?? []).map(({ id, name, description }) => ({
          value: id,
          label: name,
          ...(description !== '' && { description }),
        }))}
      />
      <FormTextField
        control={control}
        name="vrf"
        label="VRF"
        hint="The routing table that routes go to; the default one when left empty"
        optional
      />
    </SideForm>
  )
}
