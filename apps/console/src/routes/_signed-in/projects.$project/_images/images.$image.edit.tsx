import { createFileRoute, redirect } from '@tanstack/react-router'

/** Where images used to be looked at. */
export const Route = createFileRoute('/_signed-in/projects/$project/_images/images/$image/edit')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/projects/$project/images/$image', params, replace: true })
  },
})
