import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { siloPoolsQuery } from '../../../../resources/ip-pool/queries.ts'
import { CreateProbe } from '../../../../resources/probe/create.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_probes/probes-new')({
  staticData: { crumbs: [{ label: 'New probe', isTitleOnly: true }] },
  // The form begins with the silo's default pool.
  loader: () => queryClient.ensureQueryData(siloPoolsQuery),
  component: NewProbe,
})

function NewProbe() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const { data: initial } = useSuspenseQuery({ ...siloPoolsQuery, refetchOnMount: false })
  const { data: pools = initial } = useQuery(siloPoolsQuery)
  const toList = () => void navigate({ to: '/projects/$project/probes', params: { project }, search: true })
  return <CreateProbe project={project} pools={pools.isForbidden ? undefined : pools.items} onDone={toList} />
}
