import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/projects/$project/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$project/instances', params, replace: true })
  },
})
