import { announce, BigNumber, Message, MiniTable, MiniTableButtons } from '@plenum/ui'
import type { AddressLotBlockCreate } from '@plenum/api'
import { useController, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { FormTextField } from '../../form/form-text-field.tsx'
import { AddOnEnter } from '../firewall/form/add-on-enter.tsx'
import { blockSize, blockText, overlapping, whyNotBlock } from './blocks.ts'
import type { NamedBlock } from './blocks.ts'
import { typedBlock } from './schema.ts'
import type { LotValues } from './schema.ts'

interface BlockFieldsProps {
  form: UseFormReturn<LotValues, unknown, LotValues>
  /** Blocks of other lots: the control plane lets lots overlap, which seldom is meant. */
  known: readonly NamedBlock[]
}

/** The blocks of a new lot, to be added one by one; the one in the fields counts, too. */
export function BlockFields({ form, known }: BlockFieldsProps) {
  const { control } = form
  const { field } = useController({ control, name: 'blocks' })
  const [first, last] = useWatch({ control, name: ['first', 'last'] })
  const typed = typedBlock({ first, last })
  const isGood = typed !== undefined && Object.keys(whyNotBlock(typed, field.value)).length === 0
  const clear = () => {
    form.setValue('first', '', { shouldDirty: true })
    form.setValue('last', '', { shouldDirty: true })
    form.clearErrors(['first', 'last'])
  }
  const add = () => {
    if (!typed) return
    const refusals = whyNotBlock(typed, field.value)
    if (refusals.last !== undefined) form.setError('last', { message: refusals.last }, { shouldFocus: true })
    if (refusals.first !== undefined) form.setError('first', { message: refusals.first }, { shouldFocus: true })
    if (Object.keys(refusals).length > 0) return
    field.onChange([...field.value, typed])
    announce(`${blockText(typed)} added`)
    clear()
    form.setFocus('first')
  }
  const all: readonly AddressLotBlockCreate[] = [...field.value, ...(isGood ? [typed] : [])]
  const other = all.map((block) => overlapping(block, known)).find(Boolean)
  return (
    <>
      <AddOnEnter onAdd={add}>
        <div className="flex flex-col gap-5">
          <FormTextField control={control} name="first" label="First address" placeholder="192.0.2.0" isMono />
          <FormTextField control={control} name="last" label="Last address" placeholder="192.0.2.63" isMono />
        </div>
      </AddOnEnter>
      {isGood && (
        <p className="-mt-3 text-xs text-faint">
          <BigNumber value={blockSize(typed)} /> {blockSize(typed) === 1n ? 'address' : 'addresses'}
        </p>
      )}
      <MiniTableButtons
        addLabel="Add block"
        onAdd={add}
        onClear={clear}
        disabledReason={typed ? undefined : 'Enter the addresses first'}
      />
      <MiniTable
        label="Blocks"
        items={field.value}
        itemKey={blockText}
        itemName={(block) => `block ${blockText(block)}`}
        columns={[
          { label: 'Block', cell: (block) => <span className="font-mono">{blockText(block)}</span> },
          { label: 'Addresses', cell: (block) => <BigNumber value={blockSize(block)} /> },
        ]}
        onRemove={(block) => field.onChange(field.value.filter((each) => each !== block))}
      />
      {other && (
        <Message tone="notice" title="Another lot has these addresses, too" isAnnounced>
          {blockText(other)} is a block of {other.lot}. An address could be taken from both.
        </Message>
      )}
    </>
  )
}
