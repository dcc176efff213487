import { CopyButton, Dash, EmptyState, linkClass, PageHeader, PropertiesTable, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Group } from '@plenum/api'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ShieldCheck, User, Users } from 'lucide-react'
import { query, queryClient } from '../../../api/query.ts'
import { siloPolicyQuery } from '../../../resources/access/place.ts'
import { RoleBadge } from '../../../resources/access/role-badge.tsx'
import { standingOf } from '../../../resources/access/standing.ts'
import type { RoleSource } from '../../../resources/access/standing.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { fleetViewerQuery, loadViewer, meQuery, myGroupsQuery } from '../../../shell/viewer.ts'

const fleetPolicy = query('systemPolicyView', {})

export const Route = createFileRoute('/_signed-in/settings/profile')({
  staticData: { crumbs: [{ label: 'Profile' }] },
  loader: () => Promise.all([loadViewer(), queryClient.ensureQueryData(siloPolicyQuery)]),
  component: ProfilePage,
})

interface MyRole extends Omit<RoleSource, 'scope'> {
  scope: 'silo' | 'fleet'
}

const roleColumns: readonly Column<MyRole>[] = [
  {
    id: 'role',
    header: 'Role',
    isPrimary: true,
    width: '50%',
    cell: ({ scope, role }) => <RoleBadge scope={scope} role={role} />,
  },
  { id: 'source', header: 'Given to', cell: ({ group }) => (group ? `Group ${group.displayName}` : 'You') },
]

const groupColumns: readonly Column<Group>[] = [
  { id: 'name', header: 'Name', isPrimary: true, cell: ({ displayName }) => displayName },
]

const roleKey = ({ scope, role, group }: MyRole) => `${scope} ${role} ${group?.id ?? ''}`

function ProfilePage() {
  const { data: me } = useSuspenseQuery(meQuery)
  const { data: groups } = useSuspenseQuery(myGroupsQuery)
  const { data: silo } = useSuspenseQuery(siloPolicyQuery)
  const { data: isFleetViewer } = useSuspenseQuery(fleetViewerQuery)
  const { data: fleet } = useQuery({ ...fleetPolicy, enabled: isFleetViewer })
  const roles: MyRole[] = [
    ...standingOf(me, groups.items, { silo }).sources.map((source) => ({ ...source, scope: 'silo' as const })),
    ...(fleet
      ? standingOf(me, groups.items, { silo: fleet }).sources.map((source) => ({ ...source, scope: 'fleet' as const }))
      : []),
  ]
  const properties = [
    { label: 'Display name', value: me.displayName || <Dash /> },
    { label: 'Silo', value: me.siloName },
    {
      label: 'User ID',
      value: (
        <span className="flex items-center gap-1">
          <span className="font-mono">{me.id}</span>
          <CopyButton text={me.id} />
        </span>
      ),
    },
  ]
  return (
    <>
      <PageHeader title="Profile" icon={<User />} />
      <PropertiesTable columns={1} items={properties} />
      <section aria-labelledby="roles" className="flex flex-col gap-3">
        <h2 id="roles" className="text-lg font-semibold">
          Roles
        </h2>
        <Table
          label="Roles"
          columns={roleColumns}
          rows={roles}
          rowKey={roleKey}
          empty={
            <EmptyState
              icon={<ShieldCheck />}
              title="No roles"
              body="You have no role in the silo. Projects may give you roles of their own."
            />
          }
        />
        <p className="text-sm text-muted">
          Of several the strongest counts. Projects give roles of their own, which their access pages list.{' '}
          <Link to="/help/access" className={`${linkClass} underline`}>
            What roles may do
          </Link>
        </p>
      </section>
      <section aria-labelledby="groups" className="flex flex-col gap-3">
        <h2 id="groups" className="text-lg font-semibold">
          Groups
        </h2>
        <Table
          label="Groups"
          columns={groupColumns}
          rows={groups.items}
          rowKey={({ id }) => id}
          rowName={({ displayName }) => displayName}
          rowActions={({ id }) => [copyId(id)]}
          empty={
            <EmptyState
              icon={<Users />}
              title="No groups"
              body="Groups come from the identity provider. The roles of a group are the roles of everybody in it."
            />
          }
        />
      </section>
      <p className="text-sm text-muted">
        Your organization manages your account. To change anything here, contact your administrator.
      </p>
    </>
  )
}
