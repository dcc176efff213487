import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { allClasses, receiverQuery } from '../../../../../resources/alert/queries.ts'
import { Subscriptions } from '../../../../../resources/alert/subscriptions.tsx'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/_subscriptions')({
  staticData: { crumbs: [{ label: 'Subscriptions', isTitleOnly: true }] },
  loader: () => {
    void queryClient.prefetchQuery(allClasses)
  },
  component: SubscriptionsTab,
})

function SubscriptionsTab() {
  const { receiver: given } = Route.useParams()
  const { data: receiver } = useSuspenseQuery(receiverQuery(given))
  return (
    <>
      <Subscriptions receiver={receiver} given={given} />
      <Outlet />
    </>
  )
}
