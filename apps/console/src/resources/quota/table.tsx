import { Badge, ProgressBar, Table } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import type { Column } from '@plenum/ui'
import type { SiloUtilization } from '@plenum/api'

interface QuotaRow {
  resource: string
  unit: string
  used: number
  quota: number
}

const figure = new Intl.NumberFormat(undefined, { maximumFractionDigits: 2, useGrouping: false })

function Amount({ value, unit }: { value: number; unit: string }) {
  return (
    <span className="tabular">
      {figure.format(value)} <span className="text-faint">{unit}</span>
    </span>
  )
}

function Share({ used, quota }: QuotaRow) {
  if (used > quota)
    return (
      <Badge tone="notice" variant="tag">
        Over quota
      </Badge>
    )
  if (quota === 0) return <span className="text-faint">—%</span>
  const percent = (100 * used) / quota
  return (
    <span className="block min-w-24">
      <ProgressBar label="In use" isLabelHidden value={percent} {...(percent > 85 && { tone: 'notice' })} />
    </span>
  )
}

const columns: readonly Column<QuotaRow>[] = [
  { id: 'resource', header: 'Resource', isPrimary: true, value: ({ resource }) => resource },
  {
    id: 'provisioned',
    header: 'Provisioned',
    align: 'end',
    value: ({ used }) => used,
    cell: ({ used, unit }) => <Amount value={used} unit={unit} />,
  },
  {
    id: 'quota',
    header: 'Quota',
    align: 'end',
    value: ({ quota }) => quota,
    cell: ({ quota, unit }) => <Amount value={quota} unit={unit} />,
  },
  { id: 'share', header: 'In use', width: '12rem', cell: (row) => <Share {...row} /> },
]

/** What a silo uses of what it may have. */
export function QuotaTable({ utilization: { provisioned, allocated } }: { utilization: SiloUtilization }) {
  const rows: readonly QuotaRow[] = [
    { resource: 'CPU', unit: 'vCPUs', used: provisioned.cpus, quota: allocated.cpus },
    { resource: 'Memory', unit: 'GiB', used: provisioned.memory / GiB, quota: allocated.memory / GiB },
    { resource: 'Storage', unit: 'GiB', used: provisioned.storage / GiB, quota: allocated.storage / GiB },
  ]
  return <Table label="Quotas" columns={columns} rows={rows} rowKey={({ resource }) => resource} />
}
