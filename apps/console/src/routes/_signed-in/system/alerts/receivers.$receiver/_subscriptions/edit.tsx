import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { EditReceiver } from '../../../../../../resources/alert/edit.tsx'
import { receiverQuery } from '../../../../../../resources/alert/queries.ts'

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/_subscriptions/edit')({
  staticData: { crumbs: [{ label: 'Edit alert receiver', isTitleOnly: true }] },
  component: EditReceiverPage,
})

function EditReceiverPage() {
  const { receiver: given } = Route.useParams()
  const navigate = useNavigate()
  const { data: receiver } = useSuspenseQuery({ ...receiverQuery(given), refetchOnMount: false })
  return (
    <EditReceiver
      receiver={receiver}
      given={given}
      toReceiver={(name) =>
        navigate({ to: '/system/alerts/receivers/$receiver/subscriptions', params: { receiver: name } })
      }
    />
  )
}
