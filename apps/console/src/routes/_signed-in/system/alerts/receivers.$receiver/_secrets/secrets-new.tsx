import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddSecret } from '../../../../../../resources/alert/add-secret.tsx'
import { receiverQuery } from '../../../../../../resources/alert/queries.ts'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/_secrets/secrets-new')({
  staticData: { crumbs: [{ label: 'Add secret', isTitleOnly: true }] },
  component: AddSecretPage,
})

function AddSecretPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: receiver } = useSuspenseQuery({ ...receiverQuery(params.receiver), refetchOnMount: false })
  return (
    <AddSecret
      receiver={receiver}
      onDone={() => void navigate({ to: '/system/alerts/receivers/$receiver/secrets', params })}
    />
  )
}
