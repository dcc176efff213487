import { Badge } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Image } from '@plenum/api'
import { createFileRoute } from '@tanstack/react-router'
import { Image as ImageIcon } from 'lucide-react'
import { createdColumn, descriptionColumn, idColumn, nameColumn, sizeColumn } from '../../../list/columns.tsx'
import { ListPage } from '../../../list/list-page.tsx'
import { listSearch } from '../../../list/search.ts'
import { loadList } from '../../../list/source.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { imagesFor } from '../../../resources/image/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/images')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Images' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(imagesFor(params.project), deps),
  component: ImagesPage,
})

const columns: readonly Column<Image>[] = [
  nameColumn(undefined, '20%'),
  {
    id: 'scope',
    header: 'Scope',
    width: '5rem',
    value: ({ projectId }) => (projectId ? 'Project' : 'Silo'),
    cell: ({ projectId }) => (
      <Badge variant="tag" tone={projectId ? 'accent' : 'idle'}>
        {projectId ? 'Project' : 'Silo'}
      </Badge>
    ),
  },
  descriptionColumn('30%'),
  { id: 'os', header: 'OS / version', value: ({ os, version }) => `${os} / ${version}` },
  sizeColumn(({ size }) => size),
  createdColumn(),
  idColumn(),
]

function ImagesPage() {
  const { project } = Route.useParams()
  return (
    <ListPage
      id="images"
      title="Images"
      noun={{ one: 'image', many: 'images' }}
      icon={<ImageIcon />}
      about="An image is what a new disk starts with, such as an installed operating system."
      source={imagesFor(project)}
      columns={columns}
      rowActions={({ id }) => [copyId(id)]}
    />
  )
}
