import { Badge, buttonClass, cellLinkClass, OverflowList, TextTooltip, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { ROLE_ASSIGNMENTS_MAX } from '@plenum/api/roles'
import { Link, useNavigate } from '@tanstack/react-router'
import { Pencil, ShieldCheck, UserSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { idColumn } from '../../list/columns.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { pathTo } from '../../shell/areas.ts'
import { usePageActions } from '../../shell/page-actions.tsx'
import { copyId } from '../copy-id.tsx'
import type { AccessPlace } from './place.ts'
import { accessIn } from './queries.ts'
import { removal } from './removal.tsx'
import { RoleBadge } from './role-badge.tsx'
import { roleIn } from './rows.ts'
import type { AccessRow } from './rows.ts'
import { useMyStanding } from './use-my-standing.ts'

const kinds = { silo_group: 'Group', silo_user: 'User' } as const

function NameCell({ place, row }: { place: AccessPlace; row: AccessRow }) {
  if (!row.isNamed)
    return (
      <TextTooltip content={place.stranger}>
        <Truncate text={row.id} maxLength={20} at="middle" isMono hasCopy />
      </TextTooltip>
    )
  if (row.identityType === 'silo_group')
    return (
      <Link to="/access/groups/$group" params={{ group: row.id }} className={cellLinkClass}>
        {row.name}
      </Link>
    )
  const { check } = place.pages
  if (check === undefined) return row.name
  return (
    <Link to={pathTo(check, place.params)} search={(old) => ({ ...old, user: row.id })} className={cellLinkClass}>
      {row.name}
    </Link>
  )
}

function columnsOf(place: AccessPlace): readonly Column<AccessRow>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isPrimary: true,
      width: '34%',
      value: ({ name }) => name,
      cell: (row) => <NameCell place={place} row={row} />,
    },
    {
      id: 'type',
      header: 'Type',
      width: '8rem',
      value: ({ identityType }) => kinds[identityType],
      cell: ({ identityType }) => (
        <Badge variant="tag" tone="idle">
          {kinds[identityType]}
        </Badge>
      ),
    },
    {
      id: 'role',
      header: 'Role',
      value: ({ given }) => given.map(({ scope, role }) => `${scope}.${role}`).join(', '),
      cell: ({ given }) => (
        <OverflowList heading="Other roles" limit={1}>
          {given.map(({ scope, role }) => (
            <RoleBadge key={`${scope}.${role}`} scope={scope} role={role} />
          ))}
        </OverflowList>
      ),
    },
    ...(place.scope === 'fleet' ? [{ id: 'silo', header: 'Silo', value: ({ silo }: AccessRow) => silo }] : []),
    ...(place.scope === 'project'
      ? [
          {
            id: 'effective',
            header: 'May act as',
            value: ({ effective }: AccessRow) => effective,
            cell: ({ effective }: AccessRow) => <RoleBadge role={effective} />,
          },
        ]
      : []),
    idColumn(),
  ]
}

interface AccessListProps {
  place: AccessPlace
  /** Forms that open over the list. */
  children: ReactNode
}

/** Who holds which role in a place. */
export function AccessList({ place, children }: AccessListProps) {
  const { scope, pages, params, title } = place
  const navigate = useNavigate()
  const my = useMyStanding(place)
  const whyNoMore =
    my.whyNot ??
    (my.policy.roleAssignments.length >= ROLE_ASSIGNMENTS_MAX
      ? `There is room for ${ROLE_ASSIGNMENTS_MAX} roles ${place.where}. Give roles to groups instead of users`
      : undefined)
  const whyNot = (row: AccessRow) =>
    my.whyNot ?? (roleIn(row, scope) ? undefined : 'The role comes from the silo, and is changed there')
  const removing = removal(place, my, whyNot)
  const add = 'Add user or group'
  const check = pages.check && { label: 'Check a person', to: pages.check, params }
  usePageActions(check ? [check] : [])
  return (
    <ListPage
      id={`${scope}-access`}
      isTab={place.isTab}
      title={`${title} access`}
      noun={{ one: 'role holder', many: 'role holders' }}
      icon={<ShieldCheck />}
      about={place.about}
      actions={
        check && (
          <Link to={pathTo(check.to, params)} search className={buttonClass({})}>
            <UserSearch aria-hidden="true" /> {check.label}
          </Link>
        )
      }
      create={{ label: add, to: pages.add, whyNot: whyNoMore }}
      source={accessIn(place)}
      columns={columnsOf(place)}
      rowActions={(row) => [
        copyId(row.id),
        ...(check && row.identityType === 'silo_user' && row.isNamed
          ? [
              {
                label: 'What they may do',
                icon: <UserSearch />,
                onAction: () =>
                  void navigate({ to: pathTo(check.to, params), search: (old) => ({ ...old, user: row.id }) }),
              },
            ]
          : []),
        {
          label: 'Change role',
          icon: <Pencil />,
          disabledReason: whyNot(row),
          onAction: () => void navigate({ to: pathTo(pages.edit, { ...params, identity: row.id }), search: true }),
        },
        removing.entry(row),
      ]}
      bulk={[removing.bulk]}
    >
      {children}
    </ListPage>
  )
}
