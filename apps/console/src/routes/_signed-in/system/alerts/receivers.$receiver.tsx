import { TabList, tabProps } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, Outlet, useLocation } from '@tanstack/react-router'
import { queryClient } from '../../../../api/query.ts'
import { ReceiverHeader, ReceiverProperties } from '../../../../resources/alert/header.tsx'
import { receiverQuery } from '../../../../resources/alert/queries.ts'
import { receiverTabOf, receiverTabs } from '../../../../resources/alert/tabs.ts'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver')({
  staticData: {
    crumbs: ({ receiver = '' }) => [
      { label: 'Alert receivers', to: '/system/alerts/receivers' },
      { label: receiver, to: `/system/alerts/receivers/${receiver}/subscriptions` },
    ],
  },
  loader: ({ params }) => queryClient.ensureQueryData(receiverQuery(params.receiver)),
  component: ReceiverPage,
})

function ReceiverPage() {
  const params = Route.useParams()
  const tab = useLocation({ select: ({ pathname }) => receiverTabOf(pathname) })
  const { data: receiver } = useSuspenseQuery(receiverQuery(params.receiver))
  return (
    <>
      <ReceiverHeader receiver={receiver} given={params.receiver} />
      <ReceiverProperties receiver={receiver} />
      <TabList label="Alert receiver">
        {receiverTabs.map(({ to, segment, label }) => (
          <Link key={to} to={to} params={params} {...tabProps(segment === tab)}>
            {label}
          </Link>
        ))}
      </TabList>
      <Outlet />
    </>
  )
}
