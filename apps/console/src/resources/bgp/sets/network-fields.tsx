import { announce, MiniTable, MiniTableButtons } from '@plenum/ui'
import { useController, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { FormTextField } from '../../../form/form-text-field.tsx'
import type { LotWithBlocks } from '../../address-lot/queries.ts'
import { AddOnEnter } from '../../firewall/form/add-on-enter.tsx'
import { homeOf, whyNotAnnounce } from './announcements.ts'
import type { SetValues } from './announcements.ts'

interface NetworkFieldsProps {
  form: UseFormReturn<SetValues, unknown, SetValues>
  lots: readonly LotWithBlocks[]
}

/** The networks of a set, to be added one by one. Which block each lies in follows from it. */
export function NetworkFields({ form, lots }: NetworkFieldsProps) {
  const { control } = form
  const { field } = useController({ control, name: 'announcement' })
  const typed = useWatch({ control, name: 'network' }).trim()
  const clear = () => {
    form.setValue('network', '', { shouldDirty: true })
    form.clearErrors('network')
  }
  const add = () => {
    if (typed === '') return
    const message = whyNotAnnounce(typed, field.value, lots)
    const home = message === undefined ? homeOf(typed, lots) : undefined
    if (!home) return form.setError('network', { message: message ?? '' }, { shouldFocus: true })
    field.onChange([...field.value, { addressLotBlock: home.blockId, network: typed }])
    announce(`${typed} added`)
    clear()
    form.setFocus('network')
  }
  const lotOf = (blockId: string) =>
    lots.find(({ blocks }) => blocks.some(({ id }) => id === blockId))?.name ?? 'deleted'
  return (
    <>
      <AddOnEnter onAdd={add}>
        <FormTextField
          control={control}
          name="network"
          label="Network"
          hint="Of a block of an address lot, as address/width"
          placeholder="198.18.0.0/20"
          optional
          isMono
        />
      </AddOnEnter>
      <MiniTableButtons
        addLabel="Add network"
        onAdd={add}
        onClear={clear}
        disabledReason={typed === '' ? 'Enter a network first' : undefined}
      />
      <MiniTable
        label="Networks"
        items={field.value}
        itemKey={({ network }) => network}
        itemName={({ network }) => `network ${network}`}
        columns={[
          { label: 'Network', cell: ({ network }) => <span className="font-mono">{network}</span> },
          { label: 'Address lot', cell: ({ addressLotBlock }) => lotOf(addressLotBlock) },
        ]}
        onRemove={(removed) => field.onChange(field.value.filter((each) => each !== removed))}
        emptyText="Nothing is announced"
      />
    </>
  )
}
