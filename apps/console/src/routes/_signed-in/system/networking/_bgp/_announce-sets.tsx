import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { BgpAnnounceSet } from '@plenum/api'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Megaphone } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../../../list/columns.tsx'
import { ListPage } from '../../../../../list/list-page.tsx'
import { listSearch } from '../../../../../list/search.ts'
import { loadList } from '../../../../../list/source.ts'
import { announceSetDeletion } from '../../../../../resources/bgp/sets/deletion.ts'
import { NetworksCell } from '../../../../../resources/bgp/sets/networks-cell.tsx'
import { announceSets } from '../../../../../resources/bgp/sets/queries.ts'
import { copyId } from '../../../../../resources/copy-id.tsx'
import { useWhyNotRackNetwork } from '../../../../../resources/switch-port/permission.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/_announce-sets')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Announce sets', to: '/system/networking/bgp/announce-sets' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(announceSets, deps),
  component: AnnounceSetsTab,
})

const columns: readonly Column<BgpAnnounceSet>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/networking/bgp/announce-sets/$set/edit" params={{ set: name }} search className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn(),
  { id: 'networks', header: 'Networks', cell: ({ id }) => <NetworksCell set={id} /> },
  createdColumn(),
  idColumn(),
]

const NEW = 'New announce set'

function AnnounceSetsTab() {
  const whyNot = useWhyNotRackNetwork()
  const removal = announceSetDeletion(whyNot)
  return (
    <ListPage
      isTab
      id="bgp-announce-sets"
      title="Announce sets"
      noun={{ one: 'announce set', many: 'announce sets' }}
      icon={<Megaphone />}
      about="Networks of address lots that peers are told of together: what is not announced cannot be reached from outside."
      create={{ label: NEW, to: '/system/networking/bgp/announce-sets-new' }}
      whyNot={whyNot}
      source={announceSets}
      columns={columns}
      rowActions={(set) => [copyId(set.id), removal.entry(set)]}
      bulk={[removal.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
