import { createFileRoute } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { diskColumns } from '../../../../resources/physical-disk/columns.tsx'
import { disksIn } from '../../../../resources/sled/queries.ts'

export const Route = createFileRoute('/_signed-in/system/inventory/sleds/$sledId/disks')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Disks' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(disksIn(params.sledId), deps),
  component: SledDisksTab,
})

function SledDisksTab() {
  const { sledId } = Route.useParams()
  return (
    <ListPage
      isTab
      id="sled-disks"
      title="Disks"
      noun={{ one: 'physical disk', many: 'physical disks' }}
      icon={<HardDrive />}
      about="The physical disks in this sled."
      source={disksIn(sledId)}
      columns={diskColumns()}
      rowActions={({ id }) => [copyId(id)]}
    />
  )
}
