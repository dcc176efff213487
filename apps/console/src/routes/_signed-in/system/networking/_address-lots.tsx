import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { AddressLot } from '@plenum/api'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Grid3x3 } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { aboutLots } from '../../../../resources/address-lot/about.ts'
import { BlocksCell } from '../../../../resources/address-lot/blocks-cell.tsx'
import { lotDeletion } from '../../../../resources/address-lot/deletion.ts'
import { LotKindBadge } from '../../../../resources/address-lot/kind-badge.tsx'
import { lots } from '../../../../resources/address-lot/queries.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { useWhyNotRackNetwork } from '../../../../resources/switch-port/permission.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_address-lots')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Address lots', to: '/system/networking/address-lots' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(lots, deps),
  component: AddressLotsPage,
})

const columns: readonly Column<AddressLot>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/networking/address-lots/$lot" params={{ lot: name }} className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn(),
  { id: 'kind', header: 'Kind', value: ({ kind }) => kind, cell: ({ kind }) => <LotKindBadge kind={kind} /> },
  { id: 'blocks', header: 'Blocks', width: '14rem', cell: ({ id }) => <BlocksCell lot={id} /> },
  createdColumn(),
  idColumn(),
]

const NEW = 'New address lot'

function AddressLotsPage() {
  const whyNot = useWhyNotRackNetwork()
  const removal = lotDeletion({ whyNot })
  return (
    <ListPage
      id="address-lots"
      title="Address lots"
      noun={{ one: 'address lot', many: 'address lots' }}
      icon={<Grid3x3 />}
      about={aboutLots}
      create={{ label: NEW, to: '/system/networking/address-lots-new' }}
      whyNot={whyNot}
      source={lots}
      columns={columns}
      rowActions={(lot) => [copyId(lot.id), removal.entry(lot)]}
      bulk={[removal.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
