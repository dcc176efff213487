import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { UploadImage } from '../../../../resources/image/upload/upload-image.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/_images/images-new')({
  staticData: { crumbs: [{ label: 'Upload image', isTitleOnly: true }] },
  component: NewImage,
})

function NewImage() {
  const { project } = Route.useParams()
  const navigate = useNavigate()
  const toList = () => void navigate({ to: '/projects/$project/images', params: { project }, search: true })
  return <UploadImage project={project} onDismiss={toList} />
}
