import { toast } from '@plenum/ui'
import type { IpPoolRange, IpRange } from '@plenum/api'
import type { ApiError } from '../../api/api-error.ts'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { RangeForm } from './range-form.tsx'
import { rangeReads } from './range-owner.ts'
import { rangeSchema } from './range-schema.ts'
import type { RangeValues } from './range-schema.ts'

const bodyOf = ({ first, last }: RangeValues): IpRange => ({ first: first.trim(), last: last.trim() })

/** What forms of both sorts of pool have in common. */
const common = {
  schema: rangeSchema,
  defaultValues: { first: '', last: '' },
  refreshes: rangeReads,
  fieldOf: ({ message }: ApiError) => (message.includes('overlaps') ? ('last' as const) : undefined),
}

function tell({ range }: IpPoolRange): void {
  toast({ tone: 'success', content: `Range ${range.first}–${range.last} added` })
}

interface AddRangeProps {
  pool: { id: string; name: string }
  onDone: () => void
}

export function AddRange({ pool, onDone }: AddRangeProps) {
  const form = useResourceForm({
    ...common,
    operation: 'ipPoolRangeAdd',
    toInput: (values) => ({ params: { pool: pool.id }, body: bodyOf(values) }),
    onSuccess: (range) => {
      tell(range)
      onDone()
    },
  })
  return <RangeForm owner={{ kind: 'pool', ...pool }} form={form} control={form.control} onDismiss={onDone} />
}

/** For the pool that the rack's own services draw from. */
export function AddServiceRange({ onDone }: Pick<AddRangeProps, 'onDone'>) {
  const form = useResourceForm({
    ...common,
    operation: 'ipPoolServiceRangeAdd',
    toInput: (values) => ({ body: bodyOf(values) }),
    onSuccess: (range) => {
      tell(range)
      onDone()
    },
  })
  return <RangeForm owner={{ kind: 'service' }} form={form} control={form.control} onDismiss={onDone} />
}
