import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router'
import { FileJson, KeyRound } from 'lucide-react'
import { ListPage } from '../../../../list/list-page.tsx'
import { listSearch } from '../../../../list/search.ts'
import { loadList } from '../../../../list/source.ts'
import { copyId } from '../../../../resources/copy-id.tsx'
import { aboutTrustRoots } from '../../../../resources/system-update/about.ts'
import { useWhyNotUpdates } from '../../../../resources/system-update/permission.ts'
import { trustRoots } from '../../../../resources/system-update/queries.ts'
import { trustRootColumns, trustRootDeletion } from '../../../../resources/system-update/trust-root-list.tsx'

export const Route = createFileRoute('/_signed-in/system/_update/_trust-roots')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Trust roots' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(trustRoots, deps),
  component: TrustRootsTab,
})

const NEW = 'Add trust root'

function TrustRootsTab() {
  const navigate = useNavigate()
  const whyNot = useWhyNotUpdates()
  const removal = trustRootDeletion(whyNot)
  return (
    <ListPage
      isTab
      id="trust-roots"
      title="Trust roots"
      noun={{ one: 'trust root', many: 'trust roots' }}
      icon={<KeyRound />}
      about={aboutTrustRoots}
      create={{ label: NEW, to: '/system/update/trust-roots-new' }}
      whyNot={whyNot}
      source={trustRoots}
      columns={trustRootColumns}
      rowActions={(root) => [
        copyId(root.id),
        {
          label: 'View JSON',
          icon: <FileJson />,
          onAction: () =>
            void navigate({
              to: '/system/update/trust-roots/$trustRoot',
              params: { trustRoot: root.id },
              search: true,
            }),
        },
        removal.entry(root),
      ]}
      bulk={[removal.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
