import { createFileRoute, Outlet } from '@tanstack/react-router'
import { query, queryClient } from '../../api/query.ts'

/** Everything in one project. */
export const Route = createFileRoute('/_signed-in/projects/$project')({
  staticData: {
    area: 'project',
    crumbs: ({ project = '' }) => [
      { label: 'Projects', to: '/projects' },
      { label: project, to: `/projects/${project}/instances` },
    ],
  },
  loader: ({ params }) => queryClient.ensureQueryData(query('projectView', { params })),
  component: Outlet,
})
