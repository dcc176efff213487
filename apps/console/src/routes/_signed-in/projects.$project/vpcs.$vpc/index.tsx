import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/projects/$project/vpcs/$vpc/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$project/vpcs/$vpc/firewall-rules', params, replace: true })
  },
})
