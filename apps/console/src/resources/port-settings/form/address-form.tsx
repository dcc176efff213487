import { z } from 'zod'
import { FormComboBox } from '../../../form/form-combo-box.tsx'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { numberInput } from '../../../form/number-input.ts'
import { lotOption } from '../../address-lot/blocks.ts'
import { LinkField } from './link-field.tsx'
import { RowForm } from './row-form.tsx'
import type { RowProps } from './rows.tsx'
import { vlanLimits, whyNotAddress, whyNotVlan } from './rules.ts'
import { given } from './values.ts'
import type { AddressRow, LinkRow, SettingsChoices } from './values.ts'

const fields = z.object({
  linkName: z.string().min(1),
  addressLot: z.string().min(1),
  address: z.string(),
  vlanId: numberInput,
})

type Known = Pick<SettingsChoices, 'lots' | 'taken'>

function rowOf({ vlanId, address, ...row }: z.infer<typeof fields>): AddressRow {
  return { ...row, address: address.trim(), vlanId: given(vlanId) }
}

function schemaOf(others: readonly AddressRow[], known: Known) {
  return fields.superRefine((values, ctx) => {
    const noVlan = whyNotVlan(values.vlanId)
    if (noVlan !== undefined) ctx.addIssue({ code: 'custom', path: ['vlanId'], message: noVlan })
    const message = whyNotAddress(rowOf(values), others, known)
    if (message !== undefined) ctx.addIssue({ code: 'custom', path: ['address'], message })
  })
}

interface AddressFormProps extends RowProps<AddressRow>, Known {
  links: readonly LinkRow[]
}

/** An address of a link, out of a lot. */
export function AddressForm({ row, others, onSave, onDismiss, links, lots, taken }: AddressFormProps) {
  const usual = lots.find(({ kind }) => kind === 'infra')
  const lotOf = (named: string | undefined) => lots.find(({ id, name }) => id === named || name === named) ?? usual
  return (
    <RowForm
      noun="address"
      isNew={row === undefined}
      schema={schemaOf(others, { lots, taken })}
      defaultValues={{
        linkName: row?.linkName ?? links[0]?.linkName ?? '',
        addressLot: lotOf(row?.addressLot)?.id ?? '',
        address: row?.address ?? '',
        vlanId: row?.vlanId ?? Number.NaN,
      }}
      onSave={(values) => onSave(rowOf(values))}
      onDismiss={onDismiss}
    >
      {({ control, formState, trigger }) => (
        <>
          <LinkField control={control} name="linkName" links={links} />
          <FormComboBox
            control={control}
            name="addressLot"
            label="Address lot"
            placeholder="Select an address lot"
            options={lots.map(lotOption)}
            onChosen={() => {
              // What was wrong with the address may be right now.
              if (formState.isSubmitted) void trigger('address')
            }}
          />
          <FormTextField
            control={control}
            name="address"
            label="Address"
            hint="With the width of its network, as in 192.0.2.129/30"
            isMono
          />
          <FormNumberField
            control={control}
            name="vlanId"
            label="VLAN"
            minValue={vlanLimits.min}
            maxValue={vlanLimits.max}
            optional
          />
        </>
      )}
    </RowForm>
  )
}
