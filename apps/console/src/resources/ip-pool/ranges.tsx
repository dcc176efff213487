import { BigNumber, confirm, EmptyState, Table, toast } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import { rangeSize } from '@plenum/api/ip-range-rules'
import type { IpPoolRange } from '@plenum/api'
import { Minus, Waypoints } from 'lucide-react'
import type { ReactNode } from 'react'
import { refresh } from '../../api/query.ts'
import { createdColumn } from '../../list/columns.tsx'
import { copyId } from '../copy-id.tsx'
import { rangeReads, removeRange } from './range-owner.ts'
import type { RangeOwner } from './range-owner.ts'

const mono = (text: string) => <span className="font-mono wrap-anywhere">{text}</span>

const columns: readonly Column<IpPoolRange>[] = [
  {
    id: 'first',
    header: 'First',
    isPrimary: true,
    value: ({ range }) => range.first,
    cell: ({ range }) => mono(range.first),
  },
  { id: 'last', header: 'Last', value: ({ range }) => range.last, cell: ({ range }) => mono(range.last) },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    width: '8rem',
    cell: ({ range }) => <BigNumber value={rangeSize(range)} />,
  },
  createdColumn(),
]

function askRemove(owner: RangeOwner, { range }: IpPoolRange): void {
  const text = `${range.first}–${range.last}`
  confirm({
    title: 'Confirm remove range',
    tone: 'danger',
    confirmLabel: 'Remove range',
    body: (
      <>
        <p>
          Remove <strong className="font-mono wrap-anywhere text-text">{text}</strong>
          {owner.kind === 'pool' ? ` from ${owner.name}` : ' from the service pool'}?
        </p>
        {owner.kind === 'service' && (
          <p>The rack’s own services draw from this range, the API and this console among them.</p>
        )}
        <p>While any of its addresses is in use, a range is not removed.</p>
      </>
    ),
    errorTitle: 'Could not remove range',
    action: async () => {
      await removeRange(owner, range)
      toast({ tone: 'success', content: `Range ${text} removed` })
      await refresh(...rangeReads)
    },
  })
}

interface RangesProps {
  owner: RangeOwner
  ranges: readonly IpPoolRange[]
  whyNot: string | undefined
  /** The way to add the first. */
  action: ReactNode
}

export function Ranges({ owner, ranges, whyNot, action }: RangesProps) {
  const remove = (range: IpPoolRange): MenuEntry => ({
    label: 'Remove',
    icon: <Minus />,
    tone: 'danger',
    disabledReason: whyNot,
    onAction: () => askRemove(owner, range),
  })
  return (
    <Table
      label="IP ranges"
      columns={columns}
      rows={ranges}
      rowKey={({ id }) => id}
      rowName={({ range }) => `${range.first}–${range.last}`}
      rowActions={(range) => [copyId(range.id), remove(range)]}
      empty={
        <EmptyState
          icon={<Waypoints />}
          title="No IP ranges"
          body="Without a range there is no address to draw from the pool."
          action={action}
        />
      }
    />
  )
}
