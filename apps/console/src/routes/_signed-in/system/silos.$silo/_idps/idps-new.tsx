import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { CreateProvider } from '../../../../../resources/identity-provider/create.tsx'

export const Route = createFileRoute('/_signed-in/system/silos/$silo/_idps/idps-new')({
  staticData: { crumbs: [{ label: 'New identity provider', isTitleOnly: true }] },
  component: NewProvider,
})

function NewProvider() {
  const { silo } = Route.useParams()
  const navigate = useNavigate()
  return (
    <CreateProvider silo={silo} onDone={() => void navigate({ to: '/system/silos/$silo/idps', params: { silo } })} />
  )
}
