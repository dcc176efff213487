import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where keys used to be looked at. */
export const Route = createFileRoute('/_signed-in/settings/_ssh-keys/ssh-keys/$sshKey/edit')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/settings/ssh-keys/$sshKey', params, replace: true })
  },
})
