import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CreateUser } from '../../../../../resources/silo/users/create.tsx'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_users/users-new')({
  staticData: { crumbs: [{ label: 'New user', isTitleOnly: true }] },
  component: NewUser,
})

function NewUser() {
  const { silo } = Route.useParams()
  const navigate = useNavigate()
  return <CreateUser silo={silo} onDone={() => void navigate({ to: '/system/silos/$silo/users', params: { silo } })} />
}
