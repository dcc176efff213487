import { cellLinkClass, DateTime, Size } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Disk } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { DiskStateBadge } from '../../disk/state-badge.tsx'

/** Of both tables of disks, so that their columns stand under each other. */
export const diskColumns = (project: string): readonly Column<Disk>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    value: ({ name }) => name,
    cell: ({ name }) => (
      <Link to="/projects/$project/disks/$disk" params={{ project, disk: name }} className={cellLinkClass}>
        {name}
      </Link>
    ),
  },
  { id: 'size', header: 'Size', align: 'end', width: '6rem', cell: ({ size }) => <Size bytes={size} /> },
  { id: 'state', header: 'State', width: '9rem', cell: ({ state }) => <DiskStateBadge state={state.state} /> },
  { id: 'created', header: 'Created', width: '12rem', cell: ({ timeCreated }) => <DateTime date={timeCreated} /> },
]
