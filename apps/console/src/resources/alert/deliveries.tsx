import { SegmentedControl } from '@plenum/ui'
import type { AlertReceiver } from '@plenum/api'
import { Send } from 'lucide-react'
import { ListPage } from '../../list/list-page.tsx'
import { copyId } from '../copy-id.tsx'
import { aboutDeliveries } from './about.ts'
import { deliveryColumns } from './delivery-columns.tsx'
import { deliveryPoll } from './delivery-state.tsx'
import { useWhyNotAlerts } from './permission.ts'
import { deliveriesOf, deliveryStates } from './queries.ts'
import type { DeliveryState } from './queries.ts'
import { resending } from './resend.tsx'

const ALL = 'all'
const options = [
  { value: ALL, label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
] as const

interface DeliveriesProps {
  receiver: AlertReceiver
  given: string
  state: DeliveryState | undefined
  onState: (state: DeliveryState | undefined) => void
}

/** What was sent to a receiver, and what is about to be. */
export function Deliveries({ receiver, given, state, onState }: DeliveriesProps) {
  const resend = resending(receiver, useWhyNotAlerts())
  return (
    <ListPage
      // Another state is another list: what was selected in one is not in the other.
      key={state ?? ALL}
      isTab
      id="alert-deliveries"
      title="Deliveries"
      noun={state ? { one: `${state} delivery`, many: `${state} deliveries` } : { one: 'delivery', many: 'deliveries' }}
      icon={<Send />}
      about={aboutDeliveries}
      actions={
        <SegmentedControl
          label="State of deliveries"
          options={options}
          value={state ?? ALL}
          onChange={(value) => onState(deliveryStates.find((each) => each === value))}
        />
      }
      source={deliveriesOf(given, state)}
      columns={deliveryColumns}
      rowActions={(delivery) => [copyId(delivery.id), resend.entry(delivery)]}
      bulk={[resend.bulk]}
      poll={deliveryPoll}
    />
  )
}
