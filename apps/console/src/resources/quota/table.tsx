import { ProgressBar, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { SiloUtilization } from '@plenum/api'
import { quotaResources } from './quota-resources.ts'
import { Share } from './share.tsx'

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
  {
    id: 'share',
    header: 'In use',
    width: '12rem',
    cell: ({ used, quota }) => (
      <Share used={used} quota={quota}>
        {(percent) => (
          <span className="block min-w-24">
            <ProgressBar label="In use" isLabelHidden value={percent} {...(percent > 85 && { tone: 'notice' })} />
          </span>
        )}
      </Share>
    ),
  },
]

/** What a silo uses of what it may have. */
export function QuotaTable({ utilization: { provisioned, allocated } }: { utilization: SiloUtilization }) {
  const rows = quotaResources.map(({ id, label, unit, size }) => ({
    resource: label,
    unit,
    used: provisioned[id] / size,
    quota: allocated[id] / size,
  }))
  return <Table label="Quotas" columns={columns} rows={rows} rowKey={({ resource }) => resource} />
}
