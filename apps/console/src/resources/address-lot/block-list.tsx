import { BigNumber, EmptyState, Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { AddressLotBlock } from '@plenum/api'
import { Waypoints } from 'lucide-react'
import { Section } from '../section.tsx'
import { copyId } from '../copy-id.tsx'
import { blockSize, blockText } from './blocks.ts'

const mono = (text: string) => <span className="font-mono wrap-anywhere">{text}</span>

const columns: readonly Column<AddressLotBlock>[] = [
  {
    id: 'first',
    header: 'First',
    isPrimary: true,
    value: ({ firstAddress }) => firstAddress,
    cell: ({ firstAddress }) => mono(firstAddress),
  },
  {
    id: 'last',
    header: 'Last',
    value: ({ lastAddress }) => lastAddress,
    cell: ({ lastAddress }) => mono(lastAddress),
  },
  {
    id: 'size',
    header: 'Addresses',
    align: 'end',
    width: '8rem',
    cell: (block) => <BigNumber value={blockSize(block)} />,
  },
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <Truncate text={id} maxLength={20} at="middle" isMono hasCopy />,
  },
]

/** The addresses of a lot. */
export function BlockList({ blocks }: { blocks: readonly AddressLotBlock[] }) {
  return (
    <Section title="Blocks">
      <Table
        label="Blocks"
        columns={columns}
        rows={blocks}
        rowKey={({ id }) => id}
        rowName={blockText}
        rowActions={({ id }) => [copyId(id)]}
        empty={<EmptyState icon={<Waypoints />} title="No blocks" body="There is no address in this lot." />}
      />
    </Section>
  )
}
