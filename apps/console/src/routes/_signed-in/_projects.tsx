import { buttonClass, cellLinkClass, Dash, DateTime, EmptyState, PageHeader, Table, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Project } from '@plenum/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Box, Pencil, Plus, Trash2 } from 'lucide-react'
import { PAGE_SIZE, pageSearch } from '../../api/pages.ts'
import { query, queryClient } from '../../api/query.ts'
import { copyId } from '../../resources/copy-id.tsx'
import { ListPages } from '../../resources/list-pages.tsx'
import { askToDeleteProject } from '../../resources/project/delete.tsx'

const projectsQuery = (pageToken: string | undefined) =>
  query('projectList', { query: { limit: PAGE_SIZE, pageToken } })

export const Route = createFileRoute('/_signed-in/_projects')({
  validateSearch: pageSearch,
  staticData: { crumbs: [{ label: 'Projects', to: '/projects' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => queryClient.ensureQueryData(projectsQuery(deps.pageToken)),
  component: ProjectsPage,
})

const columns: readonly Column<Project>[] = [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    width: '30%',
    sortValue: ({ name }) => name,
    cell: ({ name }) => (
      <Link to="/projects/$project/instances" params={{ project: name }} className={cellLinkClass}>
        {name}
      </Link>
    ),
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => (description ? <Truncate text={description} maxLength={60} /> : <Dash />),
  },
  {
    id: 'created',
    header: 'Created',
    width: '14rem',
    sortValue: ({ timeCreated }) => timeCreated.getTime(),
    cell: ({ timeCreated }) => <DateTime date={timeCreated} />,
  },
]

function NewProject() {
  return (
    <Link to="/projects-new" className={buttonClass({ variant: 'primary' })}>
      <Plus aria-hidden="true" /> New project
    </Link>
  )
}

function ProjectsPage() {
  const { pageToken } = Route.useSearch()
  const navigate = useNavigate()
  const { data, isPlaceholderData } = useQuery({ ...projectsQuery(pageToken), placeholderData: keepPreviousData })
  const edit = (project: Project) => {
    queryClient.setQueryData(query('projectView', { params: { project: project.name } }).queryKey, project)
    void navigate({ to: '/projects/$project/edit', params: { project: project.name } })
  }
  return (
    <>
      <PageHeader title="Projects" icon={<Box />} actions={<NewProject />} />
      <Table
        label="Projects"
        columns={columns}
        rows={data?.items ?? []}
        isLoading={data === undefined}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        rowActions={(project) => [
          copyId(project.id),
          { label: 'Edit', icon: <Pencil />, onAction: () => edit(project) },
          { label: 'Delete', icon: <Trash2 />, tone: 'danger', onAction: () => askToDeleteProject(project) },
        ]}
        empty={
          <EmptyState
            icon={<Box />}
            title="No projects"
            body="A project holds instances and everything they use: disks, images and networks."
            action={<NewProject />}
          />
        }
      />
      <ListPages pageToken={pageToken} nextPage={data?.nextPage} isPending={isPlaceholderData} />
      <Outlet />
    </>
  )
}
