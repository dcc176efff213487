import { z } from 'zod'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { numberInput } from '../../../form/number-input.ts'
import { LinkField } from './link-field.tsx'
import { RowForm } from './row-form.tsx'
import type { RowProps } from './rows.tsx'
import { isSameRoute, vlanLimits, whyNotRoute, whyNotVlan } from './rules.ts'
import { given } from './values.ts'
import type { LinkRow, RouteRow } from './values.ts'

const fields = z.object({
  linkName: z.string().min(1),
  dst: z.string(),
  gw: z.string(),
  vid: numberInput,
  ribPriority: numberInput,
})

function rowOf({ vid, ribPriority, dst, gw, ...row }: z.infer<typeof fields>): RouteRow {
  return { ...row, dst: dst.trim(), gw: gw.trim(), vid: given(vid), ribPriority: given(ribPriority) }
}

function schemaOf(others: readonly RouteRow[]) {
  return fields.superRefine((values, ctx) => {
    const row = rowOf(values)
    const noVlan = whyNotVlan(values.vid)
    const refusals = { ...whyNotRoute(row), ...(noVlan !== undefined && { vid: noVlan }) }
    for (const [field, message] of Object.entries(refusals)) ctx.addIssue({ code: 'custom', path: [field], message })
    if (Object.keys(refusals).length === 0 && others.some((other) => isSameRoute(other, row)))
      ctx.addIssue({ code: 'custom', path: ['dst'], message: 'There is such a route already' })
  })
}

/** A static route over a link. */
export function RouteForm({
  row,
  others,
  onSave,
  onDismiss,
  links,
}: RowProps<RouteRow> & { links: readonly LinkRow[] }) {
  return (
    <RowForm
      noun="route"
      isNew={row === undefined}
      schema={schemaOf(others)}
      defaultValues={{
        linkName: row?.linkName ?? links[0]?.linkName ?? '',
        dst: row?.dst ?? '0.0.0.0/0',
        gw: row?.gw ?? '',
        vid: row?.vid ?? Number.NaN,
        ribPriority: row?.ribPriority ?? Number.NaN,
      }}
      onSave={(values) => onSave(rowOf(values))}
      onDismiss={onDismiss}
    >
      {({ control }) => (
        <>
          <LinkField control={control} name="linkName" links={links} />
          <FormTextField
            control={control}
            name="dst"
            label="Destination"
            hint="A network; 0.0.0.0/0 or ::/0 for everything else"
            isMono
          />
          <FormTextField control={control} name="gw" label="Gateway" hint="The router at the other end" isMono />
          <FormNumberField
            control={control}
            name="vid"
            label="VLAN"
            minValue={vlanLimits.min}
            maxValue={vlanLimits.max}
            optional
          />
          <FormNumberField
            control={control}
            name="ribPriority"
            label="Priority"
            hint="0 to 255; of several routes to a place the one with the highest is taken"
            maxValue={255}
            optional
          />
        </>
      )}
    </RowForm>
  )
}
