import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/system/alerts/receivers/$receiver/subscriptions', params, replace: true })
  },
})
