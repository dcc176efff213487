import { Badge, CopyButton, Dash, EmptyState, PageHeader, PropertiesTable, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { strongestRole } from '@plenum/api/roles'
import type { Group, Policy, Role } from '@plenum/api'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { User, Users } from 'lucide-react'
import { query, queryClient } from '../../../api/query.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { fleetViewerQuery, loadViewer, meQuery, myGroupsQuery } from '../../../shell/viewer.ts'

const siloPolicy = query('policyView', {})
const fleetPolicy = query('systemPolicyView', {})

export const Route = createFileRoute('/_signed-in/settings/profile')({
  staticData: { crumbs: [{ label: 'Profile' }] },
  loader: () => Promise.all([loadViewer(), queryClient.ensureQueryData(siloPolicy)]),
  component: ProfilePage,
})

/** What a policy makes of somebody who is all of these: a user, and the groups they are in. */
function roleOf(policy: Policy | undefined, identities: readonly string[]): Role | undefined {
  const assignments = policy?.roleAssignments ?? []
  return strongestRole(
    assignments.filter(({ identityId }) => identities.includes(identityId)).map(({ roleName }) => roleName),
  )
}

function RoleTag({ scope, role }: { scope: string; role: Role | undefined }) {
  if (role === undefined) return <Dash />
  return (
    <Badge tone={role === 'admin' ? 'accent' : 'idle'} variant="tag">
      {`${scope}.${role}`}
    </Badge>
  )
}

interface MyGroup extends Group {
  role: Role | undefined
}

const columns: readonly Column<MyGroup>[] = [
  { id: 'name', header: 'Name', isPrimary: true, cell: ({ displayName }) => displayName },
  { id: 'role', header: 'Silo role', width: '40%', cell: ({ role }) => <RoleTag scope="silo" role={role} /> },
]

function ProfilePage() {
  const { data: me } = useSuspenseQuery(meQuery)
  const { data: groups } = useSuspenseQuery(myGroupsQuery)
  const { data: policy } = useSuspenseQuery(siloPolicy)
  const { data: isFleetViewer } = useSuspenseQuery(fleetViewerQuery)
  const { data: fleet } = useQuery({ ...fleetPolicy, enabled: isFleetViewer })
  const identities = [me.id, ...groups.items.map(({ id }) => id)]
  const properties = [
    { label: 'Display name', value: me.displayName },
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
    { label: 'Silo role', value: <RoleTag scope="silo" role={roleOf(policy, identities)} /> },
    ...(isFleetViewer
      ? [{ label: 'Fleet role', value: <RoleTag scope="fleet" role={roleOf(fleet, identities)} /> }]
      : []),
  ]
  return (
    <>
      <PageHeader title="Profile" icon={<User />} />
      <PropertiesTable columns={1} items={properties} />
      <section aria-labelledby="groups" className="flex flex-col gap-3">
        <h2 id="groups" className="text-lg font-semibold">
          Groups
        </h2>
        <Table
          label="Groups"
          columns={columns}
          rows={groups.items.map((group) => ({ ...group, role: roleOf(policy, [group.id]) }))}
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
