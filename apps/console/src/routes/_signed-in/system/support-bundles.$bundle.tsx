import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { BundleFiles } from '../../../resources/support-bundle/files.tsx'
import { BundleHeader } from '../../../resources/support-bundle/header.tsx'
import { bundlePathsQuery, bundleQuery, bundleSizeQuery } from '../../../resources/support-bundle/queries.ts'
import { bundlePoll } from '../../../resources/support-bundle/state.tsx'

interface BundleSearch {
  /** The path of the file that is looked at. */
  file?: string | undefined
}

export const Route = createFileRoute('/_signed-in/system/support-bundles/$bundle')({
  validateSearch: ({ file }: Record<string, unknown>): BundleSearch =>
    typeof file === 'string' && file !== '' ? { file } : { file: undefined },
  staticData: {
    crumbs: ({ bundle = '' }) => [
      { label: 'Support bundles', to: '/system/support-bundles' },
      { label: bundle.slice(0, 8), to: `/system/support-bundles/${bundle}` },
    ],
  },
  loader: async ({ params }) => {
    const { state } = await queryClient.ensureQueryData(bundleQuery(params.bundle))
    if (state !== 'active') return
    void queryClient.prefetchQuery(bundleSizeQuery(params.bundle))
    void queryClient.prefetchQuery(bundlePathsQuery(params.bundle))
  },
  component: SupportBundlePage,
})

function SupportBundlePage() {
  const { bundle: bundleId } = Route.useParams()
  const { file } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: bundle } = useSuspenseQuery({
    ...bundleQuery(bundleId),
    refetchInterval: ({ state }) => bundlePoll(state.data && [state.data]),
  })
  return (
    <>
      <BundleHeader bundle={bundle} />
      {bundle.state === 'active' && (
        <BundleFiles
          bundleId={bundleId}
          file={file}
          onFile={(path) => void navigate({ search: { file: path }, resetScroll: false })}
        />
      )}
    </>
  )
}
