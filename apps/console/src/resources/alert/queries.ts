import { formatExact } from '@plenum/ui'
import type { AlertClass, AlertDelivery, AlertReceiver } from '@plenum/api'
import { query, queryClient } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { withNames } from '../../list/with-names.ts'

export const receivers: ListSource<AlertReceiver> = { page: (page) => query('alertReceiverList', { query: page }) }

export const allReceivers = wholeList(receivers)

export function receiverQuery(receiver: string) {
  return query('alertReceiverView', { params: { receiver } })
}

export function secretsQuery(receiver: string) {
  return query('webhookSecretsList', { query: { receiver } })
}

/** A class as lists want it; its name is all that tells it apart. */
export interface ClassRow extends AlertClass {
  id: string
}

/** In the order in which the control plane tells of them. */
export const alertClasses: ListSource<ClassRow> = {
  isSortedByServer: false,
  page: (page) => {
    const { queryKey, queryFn } = query('alertClassList', { query: page })
    return {
      queryKey: [...queryKey, 'with ids'],
      queryFn: async (context) => {
        const { items, nextPage } = await queryFn(context)
        return { items: items.map((each) => ({ ...each, id: each.name })), nextPage }
      },
    }
  },
}

export const allClasses = wholeList(alertClasses)

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** A delivery as lists want it. */
export interface DeliveryRow extends AlertDelivery {
  name: string
}

/** The newest first: all of them, or those in a state. */
export function deliveriesOf(receiver: string, state: DeliveryState | undefined): ListSource<DeliveryRow> {
  return {
    isSortedByServer: false,
    page: (page) =>
      withNames<AlertDelivery>(
        query('alertDeliveryList', {
          params: { receiver },
          query: { ...page, sortBy: 'descending', ...(state && { [state]: true }) },
        }),
        ({ alertClass, timeStarted }) => `${alertClass}, ${formatExact(timeStarted)}`,
      ),
  }
}

const readsOfOne: readonly unknown[] = ['alertReceiverView', 'webhookSecretsList', 'alertDeliveryList']

/** Everything that is cached of a receiver under a name that it has no more, or that nothing has. */
export function forgetReceiver(receiver: string): void {
  queryClient.removeQueries({
    predicate: ({ queryKey: [operation, input] }) => {
      const { params, query: asked } = Object(input)
      return readsOfOne.includes(operation) && (params?.receiver ?? asked?.receiver) === receiver
    },
  })
}
