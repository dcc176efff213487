import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { DiskDetails } from '../../../../resources/disk/details.tsx'
import { diskPoll } from '../../../../resources/disk/poll.ts'
import { diskQuery } from '../../../../resources/disk/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_disks/disks/$disk')({
  staticData: { crumbs: [{ label: 'Disk', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(diskQuery(params)),
  component: DiskPage,
})

function DiskPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: disk } = useSuspenseQuery({
    ...diskQuery(params),
    refetchInterval: ({ state }) => diskPoll(state.data && [state.data]),
  })
  const toList = () => void navigate({ to: '/projects/$project/disks', params, search: true })
  return <DiskDetails project={params.project} disk={disk} onDismiss={toList} />
}
