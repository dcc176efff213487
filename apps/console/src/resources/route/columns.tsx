import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { RouterRoute } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import type { RouterParams } from '../router/queries.ts'
import { endText, RouteEnd } from './ends.tsx'
import { KindBadge } from './kind-badge.tsx'
import { kindText } from './rules.ts'

export const routeColumns = (params: RouterParams): readonly Column<RouterRoute>[] => [
  nameColumn(({ name }) => (
    <Link
      to="/projects/$project/vpcs/$vpc/routers/$router/routes/$route/edit"
      params={{ ...params, route: name }}
      search
      className={cellLinkClass}
    >
      {name}
    </Link>
  )),
  {
    id: 'kind',
    header: 'Kind',
    width: '8rem',
    value: ({ kind }) => kind,
    text: ({ kind }) => kindText(kind),
    cell: ({ kind }) => <KindBadge kind={kind} />,
  },
  {
    id: 'destination',
    header: 'Destination',
    value: ({ destination }) => endText(destination),
    cell: ({ destination }) => <RouteEnd end={destination} />,
  },
  {
    id: 'target',
    header: 'Target',
    value: ({ target }) => endText(target),
    cell: ({ target }) => <RouteEnd end={target} />,
  },
  descriptionColumn(),
  { ...createdColumn<RouterRoute>(), isOptional: true },
  idColumn(),
]
