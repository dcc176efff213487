import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { allTrustRoots, targetReleaseQuery } from '../../../../resources/system-update/queries.ts'
import { Repositories } from '../../../../resources/system-update/repositories.tsx'

export const Route = createFileRoute('/_signed-in/system/_update/update/repositories')({
  staticData: { crumbs: [{ label: 'Repositories' }] },
  loader: async () => {
    void queryClient.prefetchQuery(allTrustRoots)
    await queryClient.ensureQueryData(targetReleaseQuery)
  },
  component: RepositoriesTab,
})

function RepositoriesTab() {
  const { data: target } = useSuspenseQuery(targetReleaseQuery)
  return <Repositories target={target} />
}
