import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/system/alerts/')({
  beforeLoad: () => {
    throw redirect({ to: '/system/alerts/receivers', replace: true })
  },
})
