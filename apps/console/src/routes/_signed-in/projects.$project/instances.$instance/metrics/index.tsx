import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/metrics/')({
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/projects/$project/instances/$instance/metrics/cpu', params, search, replace: true })
  },
})
