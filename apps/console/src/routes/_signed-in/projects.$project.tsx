import { createFileRoute, Outlet } from '@tanstack/react-router'
import { query, queryClient } from '../../api/query.ts'
import { loadProjectRole } from '../../resources/project/writes.ts'

/** Everything in one project. */
export const Route = createFileRoute('/_signed-in/projects/$project')({
  staticData: {
    area: 'project',
    crumbs: ({ project = '' }) => [
      { label: 'Projects', to: '/projects' },
      { label: project, to: `/projects/${project}/instances` },
    ],
  },
  loader: ({ params }) =>
    Promise.all([queryClient.ensureQueryData(query('projectView', { params })), loadProjectRole(params.project)]),
  component: Outlet,
})
