import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { Bot } from 'lucide-react'
import { queryClient } from '../../../../api/query.ts'
import { Details } from '../../../../resources/details.tsx'
import { builtInUserQuery } from '../../../../resources/user/built-in.ts'

export const Route = createFileRoute('/_signed-in/system/_users-builtin/users-builtin/$user')({
  staticData: { crumbs: [{ label: 'Built-in user', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(builtInUserQuery(params.user)),
  component: BuiltInUser,
})

function BuiltInUser() {
  const { user: name } = Route.useParams()
  const navigate = useNavigate()
  const { data: user } = useSuspenseQuery(builtInUserQuery(name))
  return (
    <Details
      title="Built-in user"
      icon={<Bot aria-hidden="true" />}
      resource={user}
      onDismiss={() => void navigate({ to: '/system/users-builtin', search: true })}
    />
  )
}
