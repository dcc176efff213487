import { Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Group, Silo } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../../api/query.ts'
import { wholeList } from '../../../list/source.ts'
import { meQuery } from '../../../shell/viewer.ts'
import { copyId } from '../../copy-id.tsx'
import { Section } from '../../section.tsx'

const ownGroups = wholeList<Group>({ isSortedByServer: false, page: (page) => query('groupList', { query: page }) })

const columns: readonly Column<Group>[] = [
  { id: 'name', header: 'Name', isPrimary: true, value: ({ displayName }) => displayName },
  { id: 'id', header: 'ID', cell: ({ id }) => <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
]

/** The groups of a silo, which are known of one's own only. */
export function SiloGroups({ silo }: { silo: Silo }) {
  const { data: me } = useQuery(meQuery)
  const isOwn = me?.siloId === silo.id
  const { data: groups } = useQuery({ ...ownGroups, enabled: isOwn })
  if (!me) return null
  return (
    <Section title="Groups">
      {isOwn ? (
        <Table
          label="Groups"
          columns={columns}
          rows={groups?.items ?? []}
          isLoading={groups === undefined}
          loadingRows={2}
          rowKey={({ id }) => id}
          rowName={({ displayName }) => displayName}
          rowActions={({ id }) => [copyId(id)]}
          empty={<p className="text-muted">There are no groups.</p>}
        />
      ) : (
        <p className="text-muted">The groups of a silo can be seen from inside the silo only.</p>
      )}
    </Section>
  )
}
