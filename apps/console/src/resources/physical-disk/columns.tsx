import { Badge, cellLinkClass, Dash, linkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { createdColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import type { DiskRow } from '../sled/queries.ts'
import { HardwareStateBadge, PolicyBadge, policyWords, stateWords } from '../sled/state.tsx'

export const formFactors = { m2: 'M.2', u2: 'U.2' } as const

/** Serial numbers of sleds by their ids; left out where all disks are in one. */
type SledNames = ReadonlyMap<string, string>

function sledColumn(names: SledNames): Column<DiskRow> {
  const nameOf = ({ sledId }: DiskRow) => (sledId ? (names.get(sledId) ?? sledId.slice(0, 8)) : undefined)
  return {
    id: 'sled',
    header: 'Sled',
    value: nameOf,
    cell: (disk) =>
      disk.sledId ? (
        <Link to="/system/inventory/sleds/$sledId/disks" params={{ sledId: disk.sledId }} className={linkClass}>
          <span className="font-mono">{nameOf(disk)}</span>
        </Link>
      ) : (
        <Dash />
      ),
  }
}

export function diskColumns(names?: SledNames): readonly Column<DiskRow>[] {
  return [
    {
      ...nameColumn<DiskRow>(({ id, name }) => (
        <Link to="/system/inventory/disks/$diskId" params={{ diskId: id }} search className={cellLinkClass}>
          <span className="font-mono">{name}</span>
        </Link>
      )),
      header: 'Serial number',
    },
    { id: 'model', header: 'Model number', value: ({ model }) => model },
    { id: 'vendor', header: 'Vendor', value: ({ vendor }) => vendor },
    {
      id: 'form',
      header: 'Form factor',
      value: ({ formFactor }) => formFactors[formFactor],
      cell: ({ formFactor }) => (
        <Badge tone="idle" variant="tag">
          {formFactors[formFactor]}
        </Badge>
      ),
    },
    ...(names ? [sledColumn(names)] : []),
    {
      id: 'policy',
      header: 'Policy',
      value: ({ policy }) => policyWords[policy.kind],
      cell: ({ policy }) => <PolicyBadge policy={policy} />,
    },
    {
      id: 'state',
      header: 'State',
      value: ({ state }) => stateWords[state],
      cell: ({ state }) => <HardwareStateBadge state={state} />,
    },
    { ...createdColumn(), isOptional: true },
    idColumn(),
  ]
}
