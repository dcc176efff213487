import { Badge, DateTime, EmptyState, PageHeader, Size, Table } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Image } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Image as ImageIcon } from 'lucide-react'
import { queryClient } from '../../../api/query.ts'
import { copyId } from '../../../resources/copy-id.tsx'
import { DescriptionCell } from '../../../resources/description-cell.tsx'
import { projectImages, siloImages } from '../../../resources/image/queries.ts'

export const Route = createFileRoute('/_signed-in/projects/$project/images')({
  staticData: { crumbs: [{ label: 'Images' }] },
  loader: ({ params: { project } }) =>
    Promise.all([queryClient.ensureQueryData(projectImages(project)), queryClient.ensureQueryData(siloImages())]),
  component: ImagesPage,
})

function scopeOf({ projectId }: Image): 'Project' | 'Silo' {
  return projectId ? 'Project' : 'Silo'
}

const columns: readonly Column<Image>[] = [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    width: '20%',
    sortValue: ({ name }) => name,
    cell: ({ name }) => name,
  },
  {
    id: 'scope',
    header: 'Scope',
    width: '5rem',
    sortValue: scopeOf,
    cell: (image) => (
      <Badge variant="tag" tone={image.projectId ? 'accent' : 'idle'}>
        {scopeOf(image)}
      </Badge>
    ),
  },
  {
    id: 'description',
    header: 'Description',
    width: '30%',
    cell: ({ description }) => <DescriptionCell text={description} />,
  },
  {
    id: 'os',
    header: 'OS / version',
    sortValue: ({ os, version }) => `${os} ${version}`,
    cell: ({ os, version }) => `${os} / ${version}`,
  },
  {
    id: 'size',
    header: 'Size',
    align: 'end',
    width: '5rem',
    sortValue: ({ size }) => size,
    cell: ({ size }) => <Size bytes={size} />,
  },
  {
    id: 'created',
    header: 'Created',
    sortValue: ({ timeCreated }) => timeCreated.getTime(),
    cell: ({ timeCreated }) => <DateTime date={timeCreated} />,
  },
]

function ImagesPage() {
  const { project } = Route.useParams()
  const { data: own } = useQuery(projectImages(project))
  const { data: silo } = useQuery(siloImages())
  return (
    <>
      <PageHeader title="Images" icon={<ImageIcon />} />
      <Table
        label="Images"
        columns={columns}
        rows={[...(own?.items ?? []), ...(silo?.items ?? [])]}
        isLoading={own === undefined || silo === undefined}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={({ id }) => [copyId(id)]}
        empty={
          <EmptyState
            icon={<ImageIcon />}
            title="No images"
            body="An image is what a new disk starts with, such as an installed operating system. Neither this project nor the silo has one."
          />
        }
      />
    </>
  )
}
