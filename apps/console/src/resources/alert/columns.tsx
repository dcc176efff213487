import { Badge, cellLinkClass, linkClass, OverflowList } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { AlertReceiver } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import { ClassName, hostOf } from './endpoint.tsx'
import { SecretCount } from './header.tsx'
import { isTold } from './matching.ts'
import type { ClassRow } from './queries.ts'

export const receiverColumns: readonly Column<AlertReceiver>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/alerts/receivers/$receiver/subscriptions" params={{ receiver: name }} className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn(),
  {
    id: 'kind',
    header: 'Kind',
    width: '6rem',
    value: ({ kind }) => kind.kind,
    cell: ({ kind }) => (
      <Badge variant="tag" tone="idle">
        {kind.kind}
      </Badge>
    ),
  },
  {
    id: 'endpoint',
    header: 'Endpoint',
    value: ({ kind }) => hostOf(kind.endpoint),
    cell: ({ kind }) => <ClassName>{hostOf(kind.endpoint)}</ClassName>,
  },
  {
    id: 'subscriptions',
    header: 'Subscriptions',
    align: 'end',
    width: '8rem',
    value: ({ subscriptions }) => subscriptions.length,
  },
  {
    id: 'secrets',
    header: 'Secrets',
    align: 'end',
    value: ({ kind }) => kind.secrets.length,
    cell: ({ kind }) => <SecretCount count={kind.secrets.length} />,
  },
  createdColumn(),
  idColumn(),
]

/** @param receivers undefined while they are not known */
export function classColumns(receivers: readonly AlertReceiver[] | undefined): readonly Column<ClassRow>[] {
  const toldOf = (name: string) => (receivers ?? []).filter(({ subscriptions }) => isTold(subscriptions, name))
  return [
    nameColumn(({ name }) => <ClassName>{name}</ClassName>),
    { id: 'description', header: 'Description', value: ({ description }) => description },
    {
      id: 'receivers',
      header: 'Receivers',
      value: ({ name }) =>
        toldOf(name)
          .map((receiver) => receiver.name)
          .join(', '),
      cell: ({ name }) => (
        <OverflowList heading="Other receivers">
          {toldOf(name).map((receiver) => (
            <Link
              key={receiver.id}
              to="/system/alerts/receivers/$receiver/subscriptions"
              params={{ receiver: receiver.name }}
              className={linkClass}
            >
              {receiver.name}
            </Link>
          ))}
        </OverflowList>
      ),
    },
  ]
}
