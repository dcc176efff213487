import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { receiverQuery, secretsQuery } from '../../../../../resources/alert/queries.ts'
import { Secrets } from '../../../../../resources/alert/secrets.tsx'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/_secrets')({
  staticData: { crumbs: [{ label: 'Secrets', isTitleOnly: true }] },
  loader: ({ params }) => queryClient.ensureQueryData(secretsQuery(params.receiver)),
  component: SecretsTab,
})

function SecretsTab() {
  const { receiver: given } = Route.useParams()
  const { data: receiver } = useSuspenseQuery(receiverQuery(given))
  const { data } = useSuspenseQuery(secretsQuery(given))
  return (
    <>
      <Secrets receiver={receiver} given={given} secrets={data.secrets} />
      <Outlet />
    </>
  )
}
