import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Download, PackageOpen } from 'lucide-react'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { aboutBundles } from '../../../resources/support-bundle/about.ts'
import { bundleColumns } from '../../../resources/support-bundle/columns.tsx'
import { CreateBundle } from '../../../resources/support-bundle/create.tsx'
import { bundleDeletion } from '../../../resources/support-bundle/deletion.ts'
import { downloadBundle } from '../../../resources/support-bundle/download.ts'
import { useWhyNotBundles } from '../../../resources/support-bundle/permission.ts'
import { bundles } from '../../../resources/support-bundle/queries.ts'
import { bundlePoll, whyNotDownload } from '../../../resources/support-bundle/state.tsx'

export const Route = createFileRoute('/_signed-in/system/support-bundles/')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Support bundles', to: '/system/support-bundles' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(bundles, deps),
  component: SupportBundlesPage,
})

function SupportBundlesPage() {
  const navigate = useNavigate()
  const whyNot = useWhyNotBundles()
  const removal = bundleDeletion({ whyNot })
  return (
    <ListPage
      id="support-bundles"
      title="Support bundles"
      noun={{ one: 'support bundle', many: 'support bundles' }}
      icon={<PackageOpen />}
      about={aboutBundles}
      actions={<CreateBundle whyNot={whyNot} />}
      source={bundles}
      columns={bundleColumns}
      rowActions={(bundle) => [
        copyId(bundle.id),
        {
          label: 'Download',
          icon: <Download />,
          disabledReason: whyNotDownload(bundle),
          onAction: () => {
            void downloadBundle(bundle.id)
            // How far it is can be seen there.
            void navigate({ to: '/system/support-bundles/$bundle', params: { bundle: bundle.id } })
          },
        },
        removal.entry(bundle),
      ]}
      bulk={[removal.bulk]}
      poll={bundlePoll}
    />
  )
}
