import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { IpPool } from '@plenum/api'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Globe, Pencil } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../../../list/columns.tsx'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { aboutPools } from '../../../../resources/ip-pool/about.ts'
import { poolDeletion } from '../../../../resources/ip-pool/deletion.ts'
import { useWhyNotPools } from '../../../../resources/ip-pool/permission.ts'
import { poolQuery, pools } from '../../../../resources/ip-pool/queries.ts'
import { ServicePool } from '../../../../resources/ip-pool/service-pool.tsx'
import { UtilizationCell } from '../../../../resources/ip-pool/utilization-cell.tsx'

export const Route = createFileRoute('/_signed-in/system/networking/_ip-pools')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'IP pools', to: '/system/networking/ip-pools' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(pools, deps),
  component: IpPoolsPage,
})

const columns: readonly Column<IpPool>[] = [
  nameColumn(({ name }) => (
    <Link to="/system/networking/ip-pools/$pool" params={{ pool: name }} className={cellLinkClass}>
      {name}
    </Link>
  )),
  descriptionColumn('34%'),
  { id: 'utilization', header: 'Utilization', width: '14rem', cell: ({ id }) => <UtilizationCell pool={id} /> },
  createdColumn(),
  idColumn(),
]

const NEW = 'New IP pool'

function IpPoolsPage() {
  const navigate = useNavigate()
  const whyNot = useWhyNotPools()
  const removal = poolDeletion({ whyNot })
  const edit = (pool: IpPool) => {
    queryClient.setQueryData(poolQuery(pool.name).queryKey, pool)
    void navigate({ to: '/system/networking/ip-pools/$pool/edit', params: { pool: pool.name } })
  }
  return (
    <ListPage
      id="ip-pools"
      title="IP pools"
      noun={{ one: 'IP pool', many: 'IP pools' }}
      icon={<Globe />}
      about={aboutPools}
      create={{ label: NEW, to: '/system/networking/ip-pools-new' }}
      whyNot={whyNot}
      source={pools}
      columns={columns}
      rowActions={(pool) => [
        copyId(pool.id),
        { label: 'Edit', icon: <Pencil />, disabledReason: whyNot, onAction: () => edit(pool) },
        removal.entry(pool),
      ]}
      bulk={[removal.bulk]}
    >
      <ServicePool />
      <Outlet />
    </ListPage>
  )
}
