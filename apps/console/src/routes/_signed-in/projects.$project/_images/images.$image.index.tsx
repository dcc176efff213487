import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { ImageDetails } from '../../../../resources/image/details.tsx'
import { imageQuery } from '../../../../resources/image/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_images/images/$image/')({
  staticData: { crumbs: [{ label: 'Image details', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(imageQuery(params)),
  component: ImagePage,
})

function ImagePage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: image } = useSuspenseQuery(imageQuery(params))
  const toList = () => void navigate({ to: '/projects/$project/images', params, search: true })
  return <ImageDetails image={image} onDismiss={toList} />
}
