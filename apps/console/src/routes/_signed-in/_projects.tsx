import { cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Project } from '@plenum/api'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { Box, Pencil } from 'lucide-react'
import { query, queryClient } from '../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn } from '../../list/columns.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { listSearch } from '../../list/search.ts'
import { loadList } from '../../list/source.ts'
import { copyId } from '../../resources/copy-id.tsx'
import { projectDeletion } from '../../resources/project/deletion.ts'
import { projects } from '../../resources/project/queries.ts'
import { showTerraform } from '../../terraform/entry.tsx'

export const Route = createFileRoute('/_signed-in/_projects')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Projects', to: '/projects' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => loadList(projects, deps),
  component: ProjectsPage,
})

const columns: readonly Column<Project>[] = [
  nameColumn(
    ({ name }) => (
      <Link to="/projects/$project/instances" params={{ project: name }} className={cellLinkClass}>
        {name}
      </Link>
    ),
    '30%',
  ),
  descriptionColumn(),
  createdColumn(),
  idColumn(),
]

function ProjectsPage() {
  const navigate = useNavigate()
  const edit = (project: Project) => {
    queryClient.setQueryData(query('projectView', { params: { project: project.name } }).queryKey, project)
    void navigate({ to: '/projects/$project/edit', params: { project: project.name } })
  }
  return (
    <ListPage
      id="projects"
      title="Projects"
      noun={{ one: 'project', many: 'projects' }}
      icon={<Box />}
      about="A project holds instances and everything they use: disks, images and networks."
      create={{ label: 'New project', to: '/projects-new' }}
      source={projects}
      columns={columns}
      rowActions={(project) => [
        copyId(project.id),
        { label: 'Edit', icon: <Pencil />, onAction: () => edit(project) },
        showTerraform(project.name),
        projectDeletion.entry(project),
      ]}
      bulk={[projectDeletion.bulk]}
    >
      <Outlet />
    </ListPage>
  )
}
