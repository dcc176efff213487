import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { AddSubscription } from '../../../../../../resources/alert/add-subscription.tsx'
import { receiverQuery } from '../../../../../../resources/alert/queries.ts'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/_subscriptions/subscriptions-new')({
  staticData: { crumbs: [{ label: 'Add subscription', isTitleOnly: true }] },
  component: AddSubscriptionPage,
})

function AddSubscriptionPage() {
  const params = Route.useParams()
  const navigate = useNavigate()
  const { data: receiver } = useSuspenseQuery({ ...receiverQuery(params.receiver), refetchOnMount: false })
  return (
    <AddSubscription
      receiver={receiver}
      onDone={() => void navigate({ to: '/system/alerts/receivers/$receiver/subscriptions', params })}
    />
  )
}
