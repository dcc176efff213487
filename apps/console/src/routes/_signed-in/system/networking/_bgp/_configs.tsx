import type { Column } from '@plenum/ui'
import { Dash } from '@plenum/ui'
import type { BgpConfig } from '@plenum/api'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../../../list/columns.tsx'
import { ListPage } from '../../../../../list/list-page.tsx'
import { listSearch } from '../../../../../list/search.ts'
import { loadList } from '../../../../../list/source.ts'
import { bgpConfigDeletion } from '../../../../../resources/bgp/config-deletion.ts'
import { bgpConfigs } from '../../../../../resources/bgp/queries.ts'
import { copyId } from '../../../../../resources/copy-id.tsx'
import { useWhyNotRackNetwork } from '../../../../../resources/switch-port/permission.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_bgp/_configs')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Configurations', to: '/system/networking/bgp/configs' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(bgpConfigs, deps),
  component: ConfigsTab,
})

const columns: readonly Column<BgpConfig>[] = [
  nameColumn(),
  descriptionColumn(),
  {
    id: 'asn',
    header: 'ASN',
    align: 'end',
    value: ({ asn }) => asn,
    cell: ({ asn }) => <span className="tabular">{asn}</span>,
  },
  { id: 'vrf', header: 'VRF', value: ({ vrf }) => vrf, cell: ({ vrf }) => vrf ?? <Dash /> },
  createdColumn(),
  idColumn(),
]

const NEW = 'New configuration'

function ConfigsTab() {
  const whyNot = useWhyNotRackNetwork()
  const removal = bgpConfigDeletion(whyNot)
  return (
    <ListPage
      isTab
      id="bgp-configs"
      title="Configurations"
      noun={{ one: 'configuration', many: 'configurations' }}
      icon={<Waypoints />}
      about="How the rack presents itself to its peers: as an autonomous system that announces a set of networks. There is at most one for each."
      create={{ label: NEW, to: '/system/networking/bgp/configs-new' }}
      whyNot={whyNot}
      source={bgpConfigs}
      columns={columns}
      rowActions={(config) => [copyId(config.id), removal.entry(config)]}
      bulk={[removal.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
