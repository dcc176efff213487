import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/system/_inventory/inventory/')({
  beforeLoad: () => {
    throw redirect({ to: '/system/inventory/sleds', replace: true })
  },
})
