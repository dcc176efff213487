import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { CreateImageFromSnapshot } from '../../../../resources/image/create-from-snapshot.tsx'
import { snapshotQuery } from '../../../../resources/snapshot/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_snapshots/snapshots/$snapshot/images-new')({
  staticData: { crumbs: [{ label: 'Create image from snapshot', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(snapshotQuery(params)),
  component: NewImage,
})

function NewImage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: snapshot } = useSuspenseQuery({ ...snapshotQuery(params), refetchOnMount: false })
  const toList = () => void navigate({ to: '/projects/$project/snapshots', params, search: true })
  return <CreateImageFromSnapshot project={params.project} snapshot={snapshot} onDismiss={toList} onCreated={toList} />
}
