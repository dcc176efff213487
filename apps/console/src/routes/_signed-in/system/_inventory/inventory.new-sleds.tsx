import { Badge, Message } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { createFileRoute, Link } from '@tanstack/react-router'
import { PlugZap } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { nameColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { RackLink } from '../../../../resources/inventory/rack-link.tsx'
import { useOwnRoles } from '../../../../resources/silo/own-roles.ts'
import { addBulk, addEntry } from '../../../../resources/sled/add.tsx'
import { addingStore } from '../../../../resources/sled/adding.ts'
import { newSleds } from '../../../../resources/sled/queries.ts'
import type { NewSledRow } from '../../../../resources/sled/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/new-sleds')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'New sleds' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(newSleds, deps),
  component: NewSledsTab,
})

type Asked = ReadonlyMap<string, string>

const columns = (asked: Asked): readonly Column<NewSledRow>[] => [
  { ...nameColumn<NewSledRow>(({ name }) => <span className="font-mono">{name}</span>), header: 'Serial number' },
  { id: 'part', header: 'Part number', value: ({ baseboard }) => baseboard.part },
  { id: 'revision', header: 'Revision', align: 'end', width: '7rem', value: ({ baseboard }) => baseboard.revision },
  { id: 'slot', header: 'Slot', align: 'end', width: '6rem', value: ({ cubby }) => cubby },
  {
    id: 'rack',
    header: 'Rack',
    value: ({ rackId }) => rackId,
    cell: ({ rackId }) => <RackLink rackId={rackId} />,
  },
  {
    id: 'state',
    header: 'State',
    value: ({ name }) => (asked.has(name) ? 'Being set up' : 'Waiting'),
    cell: ({ name }) =>
      asked.has(name) ? (
        <Badge tone="info" isPulsing>
          Being set up
        </Badge>
      ) : (
        <Badge tone="idle">Waiting</Badge>
      ),
  },
]

function Progress({ asked }: { asked: Asked }) {
  const names = [...asked.keys()].join(', ')
  return (
    <Message tone="info" title={`Setting up ${names}`}>
      It takes minutes. This page can be left: Activity tells when the sled is part of the rack, and it is then listed
      under <Link to="/system/inventory/sleds">Sleds</Link>.
    </Message>
  )
}

function NewSledsTab() {
  const roles = useOwnRoles()
  const asked = useSyncExternalStore(addingStore.subscribe, addingStore.read)
  return (
    <>
      {asked.size > 0 && <Progress asked={asked} />}
      <ListPage
        isTab
        id="new-sleds"
        title="New sleds"
        noun={{ one: 'new sled', many: 'new sleds' }}
        icon={<PlugZap />}
        about="Sleds that are plugged into a rack and not part of it yet. Once added, they take instances and disks."
        source={newSleds}
        columns={columns(asked)}
        rowActions={(row) => [addEntry(row, { roles, asked })]}
        bulk={[addBulk({ roles, asked })]}
        poll={() => 10_000}
      />
    </>
  )
}
