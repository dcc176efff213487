import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Image } from '@plenum/api'
import { createFileRoute, Link, Outlet } from '@tanstack/react-router'
import { Image as ImageIcon } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn, sizeColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { imageDeletion } from '../../../resources/image/deletion.ts'
import { imageParam, imagesFor } from '../../../resources/image/queries.ts'
import { imageScope, ImageScopeBadge } from '../../../resources/image/scope-badge.tsx'
import { changeSharing } from '../../../resources/image/sharing.tsx'
import { UploadNotice } from '../../../resources/image/upload/notice.tsx'
import { useProjectWrites } from '../../../resources/project/writes.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/_images')({
  validateSearch: listSearch,
  staticData: { crumbs: ({ project = '' }) => [{ label: 'Images', to: `/projects/${project}/images` }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(imagesFor(params.project), deps),
  component: ImagesPage,
})

const columns = (project: string): readonly Column<Image>[] => [
  nameColumn(
    (image) => (
      <Link
        to="/projects/$project/images/$image"
        params={{ project, image: imageParam(image) }}
        search
        className={cellLinkClass}
      >
        {image.name}
      </Link>
    ),
    '20%',
  ),
  {
    id: 'scope',
    header: 'Scope',
    width: '5rem',
    value: imageScope,
    cell: (image) => <ImageScopeBadge image={image} />,
  },
  { id: 'os', header: 'OS', value: ({ os }) => os },
  { id: 'version', header: 'Version', value: ({ version }) => version },
  sizeColumn(({ size }) => size),
  { ...descriptionColumn(), isOptional: true },
  createdColumn(),
  idColumn(),
]

function ImagesPage() {
  const { project } = Route.useParams()
  const writes = useProjectWrites(project)
  return (
    <ListPage
      id="images"
      title="Images"
      noun={{ one: 'image', many: 'images' }}
      icon={<ImageIcon />}
      about="An image is what a new disk starts with, such as an installed operating system."
      actions={<UploadNotice />}
      create={{ label: 'Upload image', to: '/projects/$project/images-new' }}
      whyNot={writes.whyNot}
      source={imagesFor(project)}
      columns={columns(project)}
      rowActions={(image) => [
        copyId(image.id),
        ...writes.entries(changeSharing(image, project), imageDeletion.entry(image)),
      ]}
      bulk={[imageDeletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
