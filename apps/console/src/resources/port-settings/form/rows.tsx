import { Button, MiniTable } from '@plenum/ui'
import type { MiniColumn } from '@plenum/ui'
import { CircleAlert, Plus } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { capitalised } from '../../../list/noun.ts'
import type { Noun } from '../../../list/noun.ts'
import { FormSection } from '../../../form/form-section.tsx'

/** What the form of a row gets. */
export interface RowProps<Row> {
  /** Undefined for one that is to be added. */
  row: Row | undefined
  others: readonly Row[]
  onSave: (row: Row) => void
  onDismiss: () => void
}

interface RowsProps<Row> {
  noun: Noun
  hint: string
  rows: readonly Row[]
  columns: readonly MiniColumn<Row>[]
  rowKey: (row: Row) => string
  rowName: (row: Row) => string
  /** Why none can be added now. */
  disabledReason?: string | undefined
  error: string | undefined
  onChange: (rows: Row[]) => void
  children: (props: RowProps<Row>) => ReactNode
}

/** A section of port settings: its rows, each to be changed and removed, and a form for one more. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { noun, hint, rows, columns, rowKey, rowName, disabledReason, error, onChange, children } = props
  const [open, setOpen] = useState<{ row: Row | undefined }>()
  const close = () => setOpen(undefined)
  return (
    <FormSection title={capitalised(noun.many)} hint={hint}>
      <MiniTable
        label={capitalised(noun.many)}
        columns={columns}
        items={rows}
        itemKey={rowKey}
        itemName={(row) => `${noun.one} ${rowName(row)}`}
        onEdit={(row) => setOpen({ row })}
        onRemove={(row) => onChange(rows.filter((each) => each !== row))}
        emptyText={`No ${noun.many}`}
      />
      {error !== undefined && (
        <p role="alert" className="flex items-center gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="size-4 shrink-0" /> {error}
        </p>
      )}
      <div>
        <Button size="sm" icon={<Plus />} disabledReason={disabledReason} onPress={() => setOpen({ row: undefined })}>
          Add {noun.one}
        </Button>
      </div>
      {open &&
        children({
          row: open.row,
          others: rows.filter((each) => each !== open.row),
          onDismiss: close,
          onSave: (saved) => {
            onChange(open.row ? rows.map((each) => (each === open.row ? saved : each)) : [...rows, saved])
            close()
          },
        })}
    </FormSection>
  )
}
