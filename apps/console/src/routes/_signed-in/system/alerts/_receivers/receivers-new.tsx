import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { queryClient } from '../../../../../api/query.ts'
import { CreateReceiver } from '../../../../../resources/alert/create.tsx'
import { allClasses } from '../../../../../resources/alert/queries.ts'

export const Route = createFileRoute('/_signed-in/system/alerts/_receivers/receivers-new')({
  staticData: { crumbs: [{ label: 'New alert receiver', isTitleOnly: true }] },
  loader: () => {
    void queryClient.prefetchQuery(allClasses)
  },
  component: NewReceiver,
})

function NewReceiver() {
  const navigate = useNavigate()
  return (
    <CreateReceiver
      onDismiss={() => void navigate({ to: '/system/alerts/receivers', search: true })}
      onCreated={(receiver) =>
        void navigate({ to: '/system/alerts/receivers/$receiver/subscriptions', params: { receiver } })
      }
    />
  )
}
