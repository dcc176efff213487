import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { HardDrive } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { diskColumns } from '../../../../resources/physical-disk/columns.tsx'
import { physicalDisks } from '../../../../resources/physical-disk/queries.ts'
import { allSleds } from '../../../../resources/sled/queries.ts'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/disks')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Disks' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => Promise.all([loadList(physicalDisks, deps), queryClient.ensureQueryData(allSleds)]),
  component: DisksTab,
})

function DisksTab() {
  const { data: sleds } = useQuery(allSleds)
  const names = new Map(sleds?.items.map(({ id, name }) => [id, name]))
  return (
    <ListPage
      isTab
      id="physical-disks"
      title="Disks"
      noun={{ one: 'physical disk', many: 'physical disks' }}
      icon={<HardDrive />}
      about="Physical disks in the sleds. U.2 disks keep what instances write, M.2 disks what the sled itself needs. Every rack has some; disks that are out of service are not listed."
      source={physicalDisks}
      columns={diskColumns(names)}
      rowActions={({ id }) => [copyId(id)]}
    >
      <Outlet />
    </ListPage>
  )
}
