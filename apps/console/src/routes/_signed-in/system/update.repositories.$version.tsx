import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { queryClient } from '../../../api/query.ts'
import { repositoryQuery, targetReleaseQuery } from '../../../resources/system-update/queries.ts'
import { Repository } from '../../../resources/system-update/repository.tsx'

export const Route = createFileRoute('/_signed-in/system/update/repositories/$version')({
  staticData: {
    crumbs: ({ version = '' }) => [
      { label: 'Updates', to: '/system/update' },
      { label: 'Repositories', to: '/system/update/repositories' },
      { label: version, to: `/system/update/repositories/${encodeURIComponent(version)}` },
    ],
  },
  loader: ({ params }) =>
    Promise.all([
      queryClient.ensureQueryData(repositoryQuery(params.version)),
      queryClient.ensureQueryData(targetReleaseQuery),
    ]),
  component: RepositoryPage,
})

function RepositoryPage() {
  const { version } = Route.useParams()
  const { data } = useSuspenseQuery(repositoryQuery(version))
  const { data: target } = useSuspenseQuery(targetReleaseQuery)
  return <Repository repo={data.description} target={target} />
}
