import { Badge, linkClass, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { pathTo } from '../../shell/areas.ts'
import type { Finding, Severity } from './finding.ts'

const severityWords: Record<Severity, string> = { danger: 'Now', notice: 'Soon', info: 'To know' }

const columns: readonly Column<Finding>[] = [
  {
    id: 'severity',
    header: 'Urgency',
    width: '8rem',
    cell: ({ severity }) => <Badge tone={severity}>{severityWords[severity]}</Badge>,
  },
  {
    id: 'finding',
    header: 'Finding',
    isPrimary: true,
    cell: ({ text }) => <span className="inline-block whitespace-normal sm:py-1.5">{text}</span>,
  },
  {
    id: 'remedy',
    header: 'Where to mend it',
    width: '13rem',
    cell: ({ remedy: { to, params, label } }) => (
      <Link to={pathTo(to, params)} className={linkClass}>
        {label}
      </Link>
    ),
  },
]

interface FindingsTableProps {
  findings: readonly Finding[]
  isLoading?: boolean
}

export function FindingsTable({ findings, isLoading }: FindingsTableProps) {
  return (
    <Table
      label="Findings"
      columns={columns}
      rows={findings}
      rowKey={({ id }) => id}
      rowName={({ text }) => text}
      isLoading={isLoading}
    />
  )
}
