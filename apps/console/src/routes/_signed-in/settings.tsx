import { createFileRoute } from '@tanstack/react-router'

/** What is about the person. */
export const Route = createFileRoute('/_signed-in/settings')({
  staticData: { area: 'settings', crumbs: [{ label: 'Settings', to: '/settings/profile' }] },
})
