import { formatExact } from '../format-time.ts'
import { Table } from '../table.tsx'
import type { Column } from '../table-column.ts'
import { isValue, type ChartData } from './chart-data.ts'
import { formatWhole, unitName, type ChartUnit } from './chart-unit.ts'

export interface ChartTableProps {
  label: string
  data: ChartData
  unit: ChartUnit
  height: number
}

interface Sample {
  index: number
  time: number
}

/** The exact numbers, a row for each time; in the room of the chart. */
export function ChartTable({ label, data, unit, height }: ChartTableProps) {
  const rows = data.times.map((time, index) => ({ index, time }))
  const name = unitName(unit)
  const columns: readonly Column<Sample>[] = [
    {
      id: 'time',
      header: 'Time',
      isPrimary: true,
      value: ({ time }) => time,
      cell: ({ time }) => <span className="whitespace-nowrap tabular">{formatExact(new Date(time))}</span>,
    },
    ...data.series.map(({ id, label, values }): Column<Sample> => ({
      id: `series ${id}`,
      header: name === '' ? label : `${label} (${name})`,
      align: 'end',
      value: ({ index }) => values[index],
      cell: ({ index }) => <Exact value={values[index]} />,
    })),
  ]
  return (
    <div className="overflow-y-auto" style={{ maxHeight: height }}>
      <Table
        label={`Samples of ${label}`}
        columns={columns}
        rows={rows}
        rowKey={({ time }) => String(time)}
        rowName={({ time }) => formatExact(new Date(time))}
      />
    </div>
  )
}

function Exact({ value }: { value: number | null | undefined }) {
  return isValue(value) ? <span className="tabular">{formatWhole(value)}</span> : <span className="text-faint">—</span>
}
