import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$project/instances/$instance/storage', params, replace: true })
  },
})
