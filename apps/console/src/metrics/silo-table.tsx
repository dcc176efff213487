import type { SiloUtilization } from '@plenum/api'
import { cellLinkClass, Meter, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { copyId } from '../resources/copy-id.tsx'
import { countedResources, inUnits, shareOf } from './resource-counts.ts'

/** From here on, a meter draws attention to it. */
const NOTABLE = 66

const columns: readonly Column<SiloUtilization>[] = [
  {
    id: 'silo',
    header: 'Silo',
    isPrimary: true,
    value: ({ siloName }) => siloName,
    cell: ({ siloName }) => (
      <Link to="/system/silos/$silo" params={{ silo: siloName }} className={cellLinkClass}>
        {/* The other columns do not wrap, and would leave a long name a letter wide. */}
        <span className="inline-block w-max max-w-40">{siloName}</span>
      </Link>
    ),
  },
  ...countedResources.map((resource): Column<SiloUtilization> => ({
    id: `${resource.id} provisioned`,
    header: `${resource.label} provisioned / quota`,
    value: ({ provisioned }) => provisioned[resource.id],
    cell: ({ provisioned, allocated }) => (
      <span className="tabular">
        {inUnits(provisioned[resource.id], resource)} <span className="text-faint">/</span>{' '}
        {inUnits(allocated[resource.id], resource)} <span className="text-faint">{resource.unit}</span>
      </span>
    ),
  })),
  ...countedResources.map((resource): Column<SiloUtilization> => ({
    id: `${resource.id} available`,
    header: `${resource.label} available`,
    value: ({ provisioned, allocated }) => allocated[resource.id] - provisioned[resource.id],
    cell: ({ siloName, provisioned, allocated }) => {
      const used = shareOf(provisioned[resource.id], allocated[resource.id])
      return (
        <span className="flex items-center justify-between gap-3">
          <span className="tabular">
            {inUnits(allocated[resource.id] - provisioned[resource.id], resource)}{' '}
            <span className="text-faint">{resource.unit}</span>
          </span>
          {used !== undefined && used > NOTABLE && (
            <Meter label={`${resource.label} of ${siloName}`} percent={Math.min(100, used)} isFocusable />
          )}
        </span>
      )
    },
  })),
]

/** What each silo uses of its quotas, and what it has left. */
export function SiloTable({ silos }: { silos: readonly SiloUtilization[] }) {
  return (
    <Table
      label="Silos"
      columns={columns}
      rows={silos}
      rowKey={({ siloId }) => siloId}
      rowName={({ siloName }) => siloName}
      rowActions={({ siloId }) => [copyId(siloId)]}
    />
  )
}
