import type { TimeseriesTable } from '@plenum/api'
import { Dash, formatExact, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { rowsOf } from './answer-rows.ts'
import type { AnswerRow } from './answer-rows.ts'

/** Rows on screen; a file has all. */
const SHOWN_MAX = 5000

type Row = AnswerRow & { id: string }

/** The points of a table as rows. */
export function AnswerTable({ table }: { table: TimeseriesTable }) {
  const { fields, metrics, rows, count } = rowsOf(table)
  const shown: Row[] = rows()
    .take(SHOWN_MAX)
    .map((row, index) => ({ ...row, id: String(index) }))
    .toArray()
  const columns: readonly Column<Row>[] = [
    {
      id: 'time',
      header: 'Time',
      isPrimary: true,
      value: ({ time }) => time,
      cell: ({ time }) => <span className="whitespace-nowrap tabular">{formatExact(time)}</span>,
    },
    ...metrics.map((name, index): Column<Row> => ({
      id: `value ${index}`,
      header: name,
      align: 'end',
      value: ({ values }) => values[index],
      cell: ({ values }) => {
        const value = values[index]
        return value === null || value === undefined ? <Dash /> : <span className="tabular">{String(value)}</span>
      },
    })),
    ...fields.map((name): Column<Row> => ({
      id: `field ${name}`,
      header: name,
      value: (row) => row.fields[name],
      cell: (row) => <span className="font-mono text-xs whitespace-nowrap">{row.fields[name]}</span>,
    })),
  ]
  return (
    <div className="flex flex-col gap-2">
      {count > SHOWN_MAX && (
        <p className="text-sm text-muted">
          The first {SHOWN_MAX.toLocaleString()} of {count.toLocaleString()} points. A download has all of them.
        </p>
      )}
      <div className="max-h-128 overflow-y-auto">
        <Table
          label={`Points of ${table.name}`}
          columns={columns}
          rows={shown}
          rowKey={({ id }) => id}
          rowName={({ time }) => formatExact(time)}
        />
      </div>
    </div>
  )
}
