import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where images used to be looked at. */
export const Route = createFileRoute('/_signed-in/_images/images/$image/edit')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/images/$image', params, replace: true })
  },
})
