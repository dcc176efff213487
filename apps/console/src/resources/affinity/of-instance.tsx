import { Button, cellLinkClass, Dash, EmptyState, Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Boxes } from 'lucide-react'
import { useState } from 'react'
import { wholeList } from '../../list/source.ts'
import { copyId } from '../copy-id.tsx'
import { useProjectWrites } from '../project/writes.ts'
import { Section } from '../section.tsx'
import { JoinForm } from './join-form.tsx'
import { leaveGroup } from './leave.tsx'
import { groupsOf } from './queries.ts'
import type { Group } from './queries.ts'
import { joinable, whyNotJoinAny } from './rules.ts'
import { PolicyBadge, SortBadge, typeSearch } from './words.tsx'

const columns = (project: string): readonly Column<Group>[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    value: ({ name }) => name,
    cell: ({ name, sort }) => (
      <Link
        to="/projects/$project/affinity/$group"
        params={{ project, group: name }}
        search={typeSearch(sort)}
        className={cellLinkClass}
      >
        {name}
      </Link>
    ),
  },
  { id: 'type', header: 'Type', width: '9rem', cell: ({ sort }) => <SortBadge sort={sort} /> },
  { id: 'policy', header: 'Policy', width: '7rem', cell: ({ policy }) => <PolicyBadge policy={policy} /> },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => (description === '' ? <Dash /> : <Truncate text={description} maxLength={48} />),
  },
]

interface GroupsOfInstanceProps {
  project: string
  instance: Instance
  groups: readonly Group[]
}

/** The groups of both sorts that an instance is in. */
export function GroupsOfInstance({ project, instance, groups }: GroupsOfInstanceProps) {
  const [isAdding, setAdding] = useState(false)
  const { data } = useQuery(wholeList(groupsOf(project)))
  const all = data?.items
  const left = joinable(all ?? [], groups)
  const writes = useProjectWrites(project)
  const whyNot =
    writes.whyNot ??
    (all ? whyNotJoinAny(instance.runState, all, groups) : 'The groups of the project are not known yet')
  return (
    <Section
      title="Affinity groups"
      actions={
        <Button size="sm" disabledReason={whyNot} onPress={() => setAdding(true)}>
          Add to group
        </Button>
      }
    >
      <Table
        label="Affinity groups"
        columns={columns(project)}
        rows={groups}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(group) => [
          copyId(group.id),
          ...writes.entries(leaveGroup('Remove instance from group', group, instance)),
        ]}
        empty={
          <EmptyState
            icon={<Boxes />}
            title="No affinity groups"
            body="Groups keep instances on different sleds, or on the same one."
          />
        }
      />
      {isAdding && (
        <JoinForm
          title="Add to affinity group"
          label="Group"
          placeholder="Select a group"
          options={left.map(({ id, name, sort, description }) => ({
            value: id,
            label: name,
            description: [sort, description].filter(Boolean).join(' / '),
          }))}
          pairOf={(id) => {
            const group = left.find((each) => each.id === id)
            return group && { group, instance }
          }}
          whyNot={() => whyNot}
          onDismiss={() => setAdding(false)}
        />
      )}
    </Section>
  )
}
