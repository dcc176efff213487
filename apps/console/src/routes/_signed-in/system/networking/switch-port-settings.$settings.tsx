import { createFileRoute, Outlet } from '@tanstack/react-router'

export const Route = createFileRoute('/_signed-in/system/networking/switch-port-settings/$settings')({
  staticData: {
    crumbs: ({ settings = '' }) => [
      { label: 'Port settings', to: '/system/networking/switch-port-settings' },
      { label: settings, to: `/system/networking/switch-port-settings/${settings}` },
    ],
  },
  component: Outlet,
})
