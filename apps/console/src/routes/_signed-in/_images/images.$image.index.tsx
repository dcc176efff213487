import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { query, queryClient } from '../../../api/query.ts'
import { ImageDetails } from '../../../resources/image/details.tsx'

const imageQuery = (image: string) => query('imageView', { params: { image } })

export const Route = createFileRoute('/_signed-in/_images/images/$image/')({
  staticData: { crumbs: [{ label: 'Image details', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(imageQuery(params.image)),
  component: SiloImage,
})

function SiloImage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: image } = useSuspenseQuery(imageQuery(params.image))
  return <ImageDetails image={image} onDismiss={() => void navigate({ to: '/images', search: true })} />
}
