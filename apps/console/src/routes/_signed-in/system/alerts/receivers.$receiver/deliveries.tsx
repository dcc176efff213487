import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { listSearch } from '../../../../../list/search.ts'
import type { ListSearch } from '../../../../../list/search.ts'
import { loadList } from '../../../../../list/source.ts'
import { Deliveries } from '../../../../../resources/alert/deliveries.tsx'
import { deliveriesOf, deliveryStates, receiverQuery } from '../../../../../resources/alert/queries.ts'
import type { DeliveryState } from '../../../../../resources/alert/queries.ts'

interface DeliverySearch extends ListSearch {
  /** All of them when left out. */
  state?: DeliveryState | undefined
}

export const Route = createFileRoute('/_signed-in/system/alerts/receivers/$receiver/deliveries')({
  validateSearch: (search: Record<string, unknown>): DeliverySearch => ({
    ...listSearch(search),
    state: deliveryStates.find((state) => state === search['state']),
  }),
  staticData: { crumbs: [{ label: 'Deliveries', isTitleOnly: true }] },
  loaderDeps: ({ search }) => search,
  loader: ({ params, deps }) => loadList(deliveriesOf(params.receiver, deps.state), deps),
  component: DeliveriesTab,
})

function DeliveriesTab() {
  const { receiver: given } = Route.useParams()
  const { state } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: receiver } = useSuspenseQuery(receiverQuery(given))
  return (
    <Deliveries
      receiver={receiver}
      given={given}
      state={state}
      onState={(next) =>
        void navigate({ search: (old) => ({ ...old, state: next, pageToken: undefined }), replace: true })
      }
    />
  )
}
