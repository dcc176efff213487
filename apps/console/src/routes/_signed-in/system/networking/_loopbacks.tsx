import { Dash, Skeleton } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { Repeat } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { idColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { blockText } from '../../../../resources/address-lot/blocks.ts'
import { LotLink } from '../../../../resources/address-lot/link.tsx'
import { lotsWithBlocks } from '../../../../resources/address-lot/queries.ts'
import type { LotWithBlocks } from '../../../../resources/address-lot/queries.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { aboutLoopbacks } from '../../../../resources/loopback-address/about.ts'
import { loopbackDeletion } from '../../../../resources/loopback-address/deletion.ts'
import { loopbacks } from '../../../../resources/loopback-address/queries.ts'
import type { LoopbackRow } from '../../../../resources/loopback-address/queries.ts'
import { rackColumn } from '../../../../resources/switch/rack-column.tsx'
import { useWhyNotRackNetwork } from '../../../../resources/switch-port/permission.ts'

export const Route = createFileRoute('/_signed-in/system/networking/_loopbacks')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Loopback addresses', to: '/system/networking/loopbacks' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => {
    void queryClient.prefetchQuery(lotsWithBlocks)
    return loadList(loopbacks, deps)
  },
  component: LoopbacksPage,
})

const columns = (lots: readonly LotWithBlocks[] | undefined): readonly Column<LoopbackRow>[] => {
  const originOf = ({ addressLotBlockId }: LoopbackRow) => {
    const lot = lots?.find(({ blocks }) => blocks.some(({ id }) => id === addressLotBlockId))
    const block = lot?.blocks.find(({ id }) => id === addressLotBlockId)
    return lot && block && { lot: lot.name, block: blockText(block) }
  }
  const missing = lots ? <Dash /> : <Skeleton className="h-3 w-24" />
  return [
    {
      id: 'name',
      header: 'Address',
      isPrimary: true,
      value: ({ address }) => address,
      cell: ({ address }) => <span className="font-mono wrap-anywhere">{address}</span>,
    },
    { id: 'switch', header: 'Switch', value: ({ switchLocation }) => switchLocation },
    {
      id: 'lot',
      header: 'Address lot',
      value: (row) => originOf(row)?.lot,
      cell: (row) => {
        const origin = originOf(row)
        return origin ? <LotLink name={origin.lot} /> : missing
      },
    },
    {
      id: 'block',
      header: 'Block',
      value: (row) => originOf(row)?.block,
      cell: (row) => {
        const origin = originOf(row)
        return origin ? <span className="font-mono wrap-anywhere">{origin.block}</span> : missing
      },
    },
    rackColumn(),
    idColumn(),
  ]
}

const NEW = 'New loopback address'

function LoopbacksPage() {
  const whyNot = useWhyNotRackNetwork()
  const { data: lots } = useQuery({ ...lotsWithBlocks, throwOnError: false })
  const removal = loopbackDeletion(whyNot)
  return (
    <ListPage
      id="loopbacks"
      title="Loopback addresses"
      noun={{ one: 'loopback address', many: 'loopback addresses' }}
      icon={<Repeat />}
      about={aboutLoopbacks}
      create={{ label: NEW, to: '/system/networking/loopbacks-new' }}
      whyNot={whyNot}
      source={loopbacks}
      columns={columns(lots)}
      rowActions={(loopback) => [copyId(loopback.id), removal.entry(loopback)]}
      bulk={[removal.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
