import { BigNumber, Message } from '@plenum/ui'
import { useWatch } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { FormTextField } from '../../form/form-text-field.tsx'
import { SideForm } from '../../form/side-form.tsx'
import type { ResourceForm } from '../../form/use-resource-form.ts'
import { useWhyNotPools } from './permission.ts'
import { judgeRange } from './range-schema.ts'
import type { RangeValues } from './range-schema.ts'
import type { RangeOwner } from './range-owner.ts'
import { useKnownRanges } from './use-known-ranges.ts'

interface RangeFormProps {
  owner: RangeOwner
  form: ResourceForm
  control: Control<RangeValues, unknown, FieldValues>
  onDismiss: () => void
}

/** First and last address of a new range, with a look at all ranges that there are. */
export function RangeForm({ owner, form, control, onDismiss }: RangeFormProps) {
  const known = useKnownRanges()
  const whyNot = useWhyNotPools()
  const [first, last] = useWatch({ control, name: ['first', 'last'] })
  const judged = judgeRange({ first, last }, known)
  const overlap =
    judged && 'overlaps' in judged
      ? `It overlaps ${judged.overlaps.range.first}–${judged.overlaps.range.last} of ${judged.overlaps.pool}.`
      : undefined
  return (
    <SideForm
      form={form}
      title="Add IP range"
      subtitle={owner.kind === 'pool' ? owner.name : 'Service pool'}
      submitDisabledReason={whyNot ?? overlap}
      onDismiss={onDismiss}
    >
      {owner.kind === 'service' ? (
        <Message tone="danger" title="These addresses are the rack’s own">
          Its services, the API and this console among them, are reached at addresses of this pool.
        </Message>
      ) : (
        <Message tone="info">
          Only IPv4. Both ends belong to the range, and it may overlap no other, of any pool.
        </Message>
      )}
      <FormTextField control={control} name="first" label="First" placeholder="198.51.100.0" isMono autoFocus />
      <FormTextField control={control} name="last" label="Last" placeholder="198.51.100.255" isMono />
      {judged && 'size' in judged && (
        <p className="-mt-3 text-xs text-faint">
          <BigNumber value={judged.size} /> {judged.size === 1n ? 'address' : 'addresses'}
        </p>
      )}
      {overlap !== undefined && (
        <Message tone="notice" title="The range is not free" isAnnounced>
          {overlap}
        </Message>
      )}
    </SideForm>
  )
}
