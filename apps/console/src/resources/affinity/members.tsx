import { Badge, Button, cellLinkClass, EmptyState, Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { AffinityGroupMember, Instance } from '@plenum/api'
import { Link } from '@tanstack/react-router'
import { Boxes } from 'lucide-react'
import { useState } from 'react'
import { usePageActions } from '../../shell/page-actions.tsx'
import { instanceTones } from '../instance/state-badge.tsx'
import { useProjectWrites } from '../project/writes.ts'
import { Section } from '../section.tsx'
import { JoinForm } from './join-form.tsx'
import { leaveGroup } from './leave.tsx'
import type { Member } from './member-poll.ts'
import { useMembersNow } from './members-now.ts'
import type { Group } from './queries.ts'
import { whyNotAddMember, whyNotChoose } from './rules.ts'

const columns = (project: string): readonly Column<Member>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    value: ({ name }) => name,
    cell: ({ name }) => (
      <Link
        to="/projects/$project/instances/$instance/settings"
        params={{ project, instance: name }}
        className={cellLinkClass}
      >
        {name}
      </Link>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: '9rem',
    value: ({ runState }) => runState,
    cell: ({ runState }) => <Badge tone={instanceTones[runState]}>{runState}</Badge>,
  },
  { id: 'id', header: 'ID', cell: ({ id }) => <Truncate text={id} maxLength={14} at="middle" isMono hasCopy /> },
]

interface MembersProps {
  project: string
  group: Group
  members: readonly AffinityGroupMember[]
  /** Every instance of the project; undefined until they are known. */
  instances: readonly Instance[] | undefined
}

/** Who is in a group. */
export function Members({ project, group, members, instances }: MembersProps) {
  const [isAdding, setAdding] = useState(false)
  const rows = useMembersNow(group, members)
  const writes = useProjectWrites(project)
  const whyNot =
    writes.whyNot ?? (instances ? whyNotAddMember(rows, instances) : 'The instances of the project are not known yet')
  usePageActions(whyNot === undefined ? [{ label: 'Add instance to group', onAction: () => setAdding(true) }] : [])
  const others = (instances ?? []).filter(({ id }) => !rows.some((row) => row.id === id))
  const find = (id: string) => others.find((instance) => instance.id === id)
  return (
    <Section
      title="Members"
      actions={
        <Button size="sm" disabledReason={whyNot} onPress={() => setAdding(true)}>
          Add instance
        </Button>
      }
    >
      <Table
        label="Members"
        columns={columns(project)}
        rows={rows}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(member) => writes.entries(leaveGroup('Remove from group', group, member))}
        empty={<EmptyState icon={<Boxes />} title="No group members" body="Instances that are stopped can be added." />}
      />
      {isAdding && (
        <JoinForm
          title="Add instance to group"
          label="Instance"
          placeholder="Select an instance"
          options={others.map(({ id, name, runState }) => ({ value: id, label: name, description: runState }))}
          pairOf={(id) => {
            const instance = find(id)
            return instance && { group, instance }
          }}
          whyNot={(id) => {
            const instance = find(id)
            return instance && whyNotChoose(instance)
          }}
          onDismiss={() => setAdding(false)}
        />
      )}
    </Section>
  )
}
