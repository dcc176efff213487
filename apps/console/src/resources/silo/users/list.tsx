import { confirm, EmptyState, Message, Table, toast, Truncate } from '@plenum/ui'
import type { Column, MenuEntry } from '@plenum/ui'
import type { Silo, User } from '@plenum/api'
import { KeyRound, Trash2, Users } from 'lucide-react'
import { CreateLink } from '../../../list/create-link.tsx'
import { useState } from 'react'
import { call } from '../../../api/call.ts'
import { refresh } from '../../../api/query.ts'
import { usePageActions } from '../../../shell/page-actions.tsx'
import { copyId } from '../../copy-id.tsx'
import { Section } from '../../section.tsx'
import { useOwnRoles } from '../own-roles.ts'
import { whyNotOperator } from '../permission.ts'
import { SetPassword } from './set-password.tsx'

const NEW = 'New user'

const columns: readonly Column<User>[] = [
  { id: 'name', header: 'Name', isPrimary: true, value: ({ displayName }) => displayName },
  { id: 'id', header: 'ID', cell: ({ id }) => <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
]

function askDelete(silo: Silo, user: User): void {
  confirm({
    title: 'Confirm delete user',
    tone: 'danger',
    confirmLabel: 'Delete user',
    body: (
      <>
        <p>
          Delete <strong className="text-text">{user.displayName}</strong> of {silo.name}?
        </p>
        <p>
          Sessions, access tokens, SSH keys, roles and memberships in groups are lost. What the user made in projects
          stays.
        </p>
      </>
    ),
    errorTitle: `Could not delete ${user.displayName}`,
    action: async () => {
      await call('localIdpUserDelete', { params: { userId: user.id }, query: { silo: silo.id } })
      toast({ tone: 'success', content: `User ${user.displayName} deleted` })
      await refresh('siloUserList', 'userList', 'policyView', 'siloPolicyView', 'systemPolicyView')
    },
  })
}

/** Who can sign in to a silo. */
export function SiloUsers({ silo, users }: { silo: Silo; users: readonly User[] }) {
  const isLocal = silo.identityMode === 'local_only'
  const whyNot = whyNotOperator('manageUsers', useOwnRoles(), silo.id)
  const [changing, setChanging] = useState<User>()
  const params = { silo: silo.name }
  usePageActions(
    isLocal && whyNot === undefined ? [{ label: NEW, to: '/system/silos/$silo/users-new', params, key: 'n' }] : [],
  )
  const changes = (user: User): MenuEntry[] => [
    {
      label: 'Set password',
      icon: <KeyRound />,
      disabledReason: whyNot,
      onAction: () => setChanging(user),
    },
    {
      label: 'Delete',
      icon: <Trash2 />,
      tone: 'danger',
      disabledReason: whyNot,
      onAction: () => askDelete(silo, user),
    },
  ]
  const add = <CreateLink label={NEW} to="/system/silos/$silo/users-new" params={params} whyNot={whyNot} />
  return (
    <Section title="Users" {...(isLocal && { actions: add })}>
      {!isLocal && (
        <Message tone="info">
          The users of this silo come from its identity provider: each appears here when they first sign in, and is
          changed and removed there.
        </Message>
      )}
      <Table
        label="Users"
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        rowName={({ displayName }) => displayName}
        rowActions={(user) => [copyId(user.id), ...(isLocal ? changes(user) : [])]}
        empty={
          <EmptyState
            icon={<Users />}
            title="No users"
            body={isLocal ? 'Nobody can sign in to this silo yet.' : 'Nobody has signed in to this silo yet.'}
          />
        }
      />
      {changing && <SetPassword silo={silo} user={changing} onDismiss={() => setChanging(undefined)} />}
    </Section>
  )
}
