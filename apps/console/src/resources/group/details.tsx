import { cellLinkClass, EmptyState, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Group, User } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { Details } from '../details.tsx'

interface GroupDetailsProps {
  group: Group
  members: readonly User[]
  onDismiss: () => void
}

const columns: readonly Column<User>[] = [
  {
    id: 'name',
    header: 'Member',
    isPrimary: true,
    value: ({ displayName }) => displayName,
    cell: ({ id, displayName }) => (
      <Link to="/access-check" search={{ user: id }} className={cellLinkClass}>
        {displayName}
      </Link>
    ),
  },
]

/** Who is in a group, and so has the roles that are given to it. */
export function GroupDetails({ group: { id, displayName }, members, onDismiss }: GroupDetailsProps) {
  return (
    <Details
      title="Group"
      icon={<Users aria-hidden="true" />}
      resource={{ id, name: displayName }}
      items={[{ label: 'Members', value: members.length }]}
      onDismiss={onDismiss}
    >
      <Table
        label="Members"
        columns={columns}
        rows={members}
        rowKey={(user) => user.id}
        empty={
          <EmptyState
            icon={<Users />}
            title="No members"
            body="Who is in a group is what the identity provider says at sign-in."
          />
        }
      />
    </Details>
  )
}
