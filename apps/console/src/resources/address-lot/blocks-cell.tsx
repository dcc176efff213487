import { BigNumber, Dash, Skeleton } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { counted } from '../../list/noun.ts'
import { totalSize } from './blocks.ts'
import { blocksOf } from './queries.ts'

/** How many blocks and addresses a lot has, in a cell of a list: fetched row by row. */
export function BlocksCell({ lot }: { lot: string }) {
  const { data, isPending } = useQuery({ ...blocksOf(lot), throwOnError: false })
  if (!data) return isPending ? <Skeleton className="h-4 w-24" /> : <Dash />
  const size = totalSize(data.items)
  return (
    <span className="tabular whitespace-nowrap">
      {counted(data.items.length, { one: 'block', many: 'blocks' })},{' '}
      <span className="text-muted">
        <BigNumber value={size} /> {size === 1n ? 'address' : 'addresses'}
      </span>
    </span>
  )
}
