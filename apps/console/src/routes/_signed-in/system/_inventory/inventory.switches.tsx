import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Router } from 'lucide-react'
import { createdColumn, idColumn, nameColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { RackLink } from '../../../../resources/inventory/rack-link.tsx'
import { switches } from '../../../../resources/switch/queries.ts'
import type { SwitchRow } from '../../../../resources/switch/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/switches')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Switches' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(switches, deps),
  component: SwitchesTab,
})

const columns: readonly Column<SwitchRow>[] = [
  {
    ...nameColumn<SwitchRow>(({ id, name }) => (
      <Link to="/system/inventory/switches/$switchId" params={{ switchId: id }} search className={cellLinkClass}>
        <span className="font-mono">{name}</span>
      </Link>
    )),
    header: 'Serial number',
  },
  { id: 'part', header: 'Part number', value: ({ baseboard }) => baseboard.part },
  { id: 'revision', header: 'Revision', align: 'end', width: '7rem', value: ({ baseboard }) => baseboard.revision },
  {
    id: 'rack',
    header: 'Rack',
    value: ({ rackId }) => rackId,
    cell: ({ rackId }) => <RackLink rackId={rackId} />,
  },
  createdColumn(),
  idColumn(),
]

function SwitchesTab() {
  return (
    <ListPage
      isTab
      id="switches"
      title="Switches"
      noun={{ one: 'switch', many: 'switches' }}
      icon={<Router />}
      about="Each rack has two switches, which connect its sleds with each other and with the networks outside."
      source={switches}
      columns={columns}
      rowActions={({ id }) => [copyId(id)]}
    >
      <Outlet />
    </ListPage>
  )
}
