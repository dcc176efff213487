import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { ProbeDetails } from '../../../../resources/probe/details.tsx'
import { probeQuery } from '../../../../resources/probe/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_probes/probes/$probe')({
  staticData: { crumbs: [{ label: 'Probe details', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(probeQuery(params)),
  component: ViewProbe,
})

function ViewProbe() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(probeQuery(params))
  const toList = () => void navigate({ to: '/projects/$project/probes', params, search: true })
  return <ProbeDetails probe={data} onDismiss={toList} />
}
