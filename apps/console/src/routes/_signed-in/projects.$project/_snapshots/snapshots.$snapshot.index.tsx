import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { SnapshotDetails } from '../../../../resources/snapshot/details.tsx'
import { snapshotPoll, snapshotQuery } from '../../../../resources/snapshot/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_snapshots/snapshots/$snapshot/')({
  staticData: { crumbs: [{ label: 'Snapshot', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(snapshotQuery(params)),
  component: SnapshotPage,
})

function SnapshotPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: snapshot } = useSuspenseQuery({
    ...snapshotQuery(params),
    refetchInterval: ({ state }) => snapshotPoll(state.data && [state.data]),
  })
  const toList = () => void navigate({ to: '/projects/$project/snapshots', params, search: true })
  return <SnapshotDetails project={params.project} snapshot={snapshot} onDismiss={toList} />
}
