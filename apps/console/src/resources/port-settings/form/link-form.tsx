import { Disclosure } from '@plenum/ui'
import type { SwitchPortGeometry } from '@plenum/api'
import type { UseFormReturn } from 'react-hook-form'
import { FormCheckbox } from '../../../form/form-checkbox.tsx'
import { FormNumberField } from '../../../form/form-number-field.tsx'
import { FormSelect } from '../../../form/form-select.tsx'
import { FormTextField } from '../../../form/form-text-field.tsx'
import { lldpNames, lldpTexts } from '../../switch-port/lldp-schema.ts'
import { fecWords, speedText } from '../words.ts'
import { linkRow, linkSchema, linkValues, newLink, taps } from './link-values.ts'
import type { LinkValues } from './link-values.ts'
import { LinkSpeed } from '@plenum/api/switch-port-link'
import { RowForm } from './row-form.tsx'
import { linkNamesLeft } from './rules.ts'
import type { RowProps } from './rows.tsx'
import type { LinkRow } from './values.ts'

const speedOptions = LinkSpeed.options.map((speed) => ({ value: speed, label: speedText(speed) }))
const fecOptions = [
  { value: 'unset', label: 'Left to the switch' },
  ...Object.entries(fecWords).map(([value, label]) => ({ value, label })),
]
const tapLabels = { pre2: 'Pre 2', pre1: 'Pre 1', main: 'Main', post1: 'Post 1', post2: 'Post 2' } as const

function Details({ control }: Pick<UseFormReturn<LinkValues, unknown, LinkValues>, 'control'>) {
  return (
    <div>
      <Disclosure title="What it announces">
        <div className="flex flex-col gap-4">
          {lldpNames.map((name) => (
            <FormTextField key={name} control={control} name={`lldp.${name}`} label={lldpTexts[name]} optional />
          ))}
        </div>
      </Disclosure>
      <Disclosure title="Transmitter equalizer">
        <p className="mb-3 text-sm text-muted">Taps that are left empty stay as the switch has them.</p>
        <div className="grid grid-cols-2 gap-4">
          {taps.map((name) => (
            <FormNumberField
              key={name}
              control={control}
              name={`txEq.${name}`}
              label={tapLabels[name]}
              minValue={-1000}
              optional
            />
          ))}
        </div>
      </Disclosure>
    </div>
  )
}

/** A link of a port: how fast it is, and what it says of itself. */
export function LinkForm({
  row,
  others,
  onSave,
  onDismiss,
  geometry,
}: RowProps<LinkRow> & { geometry: SwitchPortGeometry }) {
  const left = linkNamesLeft(geometry, others)
  const names = row && !left.includes(row.linkName) ? [row.linkName, ...left] : left
  return (
    <RowForm
      noun="link"
      isNew={row === undefined}
      schema={linkSchema}
      defaultValues={row ? linkValues(row) : newLink(left[0] ?? '', geometry)}
      onSave={(values) => onSave(linkRow(values))}
      onDismiss={onDismiss}
    >
      {({ control }) => (
        <>
          <FormSelect
            control={control}
            name="linkName"
            label="Link"
            options={names.map((name) => ({ value: name, label: name }))}
          />
          <FormSelect control={control} name="speed" label="Speed" options={speedOptions} />
          <FormSelect control={control} name="fec" label="Forward error correction" options={fecOptions} />
          <FormCheckbox
            control={control}
            name="autoneg"
            label="Autonegotiation"
            hint="Both ends agree on the speed by themselves"
          />
          <FormNumberField
            control={control}
            name="mtu"
            label="MTU"
            unit="bytes"
            hint="Largest packet; 9216 at most. Both ends must have the same"
          />
          <FormCheckbox
            control={control}
            name="lldp.enabled"
            label="Announce over LLDP"
            hint="Neighbours are told of the port, and heard"
          />
          <Details control={control} />
        </>
      )}
    </RowForm>
  )
}
