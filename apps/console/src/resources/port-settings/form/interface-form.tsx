import { useWatch } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { z } from 'zod'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormRadioGroup } from '../../../form/form-radio-group.tsx'
import { numberInput } from '../../../form/number-input.ts'
import { LinkField } from './link-field.tsx'
import { RowForm } from './row-form.tsx'
import type { RowProps } from './rows.tsx'
import { vlanLimits, whyNotInterface, whyNotVlan } from './rules.ts'
import type { InterfaceRow, LinkRow } from './values.ts'

const fields = z.object({
  linkName: z.string().min(1),
  kind: z.enum(['primary', 'vlan', 'loopback']),
  vid: numberInput,
  v6Enabled: z.boolean(),
})

type Values = z.infer<typeof fields>

const kinds = [
  { value: 'primary', label: 'Primary', description: 'What is not tagged' },
  { value: 'vlan', label: 'VLAN', description: 'What is tagged with the number of a VLAN' },
  { value: 'loopback', label: 'Loopback', description: 'Of the switch itself' },
] as const

function rowOf({ linkName, kind, vid, v6Enabled }: Values): InterfaceRow {
  return { linkName, v6Enabled, kind: kind === 'vlan' ? { type: kind, vid } : { type: kind } }
}

function schemaOf(others: readonly InterfaceRow[]) {
  return fields.superRefine((values, ctx) => {
    const noVlan = values.kind === 'vlan' ? whyNotVlan(values.vid, true) : undefined
    if (noVlan !== undefined) ctx.addIssue({ code: 'custom', path: ['vid'], message: noVlan })
    const message = whyNotInterface(rowOf(values), others)
    if (message !== undefined)
      ctx.addIssue({ code: 'custom', path: [values.kind === 'vlan' ? 'vid' : 'kind'], message })
  })
}

function Vlan({ control }: { control: Control<Values, unknown, FieldValues> }) {
  const kind = useWatch({ control, name: 'kind' })
  if (kind !== 'vlan') return null
  return (
    <FormNumberField control={control} name="vid" label="VLAN" minValue={vlanLimits.min} maxValue={vlanLimits.max} />
  )
}

/** An interface of a link. */
export function InterfaceForm({
  row,
  others,
  onSave,
  onDismiss,
  links,
}: RowProps<InterfaceRow> & { links: readonly LinkRow[] }) {
  const initial: Values = {
    linkName: row?.linkName ?? links[0]?.linkName ?? '',
    kind: row?.kind.type ?? 'primary',
    vid: row?.kind.type === 'vlan' ? row.kind.vid : Number.NaN,
    v6Enabled: row?.v6Enabled ?? true,
  }
  return (
    <RowForm
      noun="interface"
      isNew={row === undefined}
      schema={schemaOf(others)}
      defaultValues={initial}
      onSave={(values) => onSave(rowOf(values))}
      onDismiss={onDismiss}
    >
      {({ control }) => (
        <>
          <LinkField control={control} name="linkName" links={links} />
          <FormRadioGroup control={control} name="kind" label="Kind" options={kinds} />
          <Vlan control={control} />
          <FormCheckbox control={control} name="v6Enabled" label="IPv6" hint="It has a link-local address" />
        </>
      )}
    </RowForm>
  )
}
