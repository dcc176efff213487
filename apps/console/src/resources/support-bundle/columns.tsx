import { cellLinkClass, Dash } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { createdColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import type { BundleRow } from './queries.ts'
import { BundleStateBadge } from './state.tsx'

export const bundleColumns: readonly Column<BundleRow>[] = [
  {
    ...nameColumn<BundleRow>(({ id, name }) => (
      <Link to="/system/support-bundles/$bundle" params={{ bundle: id }} className={cellLinkClass}>
        <span className="font-mono">{name}</span>
      </Link>
    )),
    header: 'Bundle',
    width: '8rem',
  },
  {
    id: 'state',
    header: 'State',
    width: '9rem',
    value: ({ state }) => state,
    cell: ({ state }) => <BundleStateBadge state={state} />,
  },
  { id: 'reason', header: 'Reason', value: ({ reasonForCreation }) => reasonForCreation },
  {
    id: 'failure',
    header: 'Why it failed',
    value: ({ reasonForFailure }) => reasonForFailure,
    cell: ({ reasonForFailure }) => reasonForFailure || <Dash />,
  },
  createdColumn(),
  idColumn(),
]
