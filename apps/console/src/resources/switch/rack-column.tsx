import type { Column } from '@plenum/ui'
import { RackLink } from '../inventory/rack-link.tsx'

/** The rack that something is in: seldom is there more than one. */
export function rackColumn<Row extends { rackId: string }>(): Column<Row> {
  return {
    id: 'rack',
    header: 'Rack',
    isOptional: true,
    value: ({ rackId }) => rackId,
    cell: ({ rackId }) => <RackLink rackId={rackId} />,
  }
}
