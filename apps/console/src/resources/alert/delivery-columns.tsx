import { Badge, RelativeTime } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { AlertDeliveryTrigger } from '@plenum/api'
import { nameColumn } from '../../list/columns.tsx'
import { Attempts } from './attempts.tsx'
import { DeliveryStateBadge, outcomeOf } from './delivery-state.tsx'
import { ClassName } from './endpoint.tsx'
import type { DeliveryRow } from './queries.ts'

const triggerWords: Record<AlertDeliveryTrigger, string> = { alert: 'Alert', resend: 'Resend', probe: 'Probe' }

export const deliveryColumns: readonly Column<DeliveryRow>[] = [
  {
    ...nameColumn<DeliveryRow>(({ alertClass }) => <ClassName>{alertClass}</ClassName>),
    header: 'Class',
    value: ({ alertClass }) => alertClass,
  },
  {
    id: 'state',
    header: 'State',
    width: '7rem',
    value: ({ state }) => state,
    cell: ({ state }) => <DeliveryStateBadge state={state} />,
  },
  {
    id: 'trigger',
    header: 'Trigger',
    width: '5.5rem',
    value: ({ trigger }) => triggerWords[trigger],
    cell: ({ trigger }) => (
      <Badge variant="tag" tone={trigger === 'alert' ? 'idle' : 'info'}>
        {triggerWords[trigger]}
      </Badge>
    ),
  },
  {
    id: 'started',
    header: 'Started',
    width: '6rem',
    value: ({ timeStarted }) => timeStarted,
    cell: ({ timeStarted }) => <RelativeTime date={timeStarted} />,
  },
  {
    id: 'attempts',
    header: 'Attempts',
    width: '7.5rem',
    value: ({ attempts }) => attempts.webhook.length,
    cell: (delivery) => <Attempts delivery={delivery} />,
  },
  {
    id: 'result',
    header: 'Last result',
    value: ({ attempts }) => {
      const last = attempts.webhook.at(-1)
      return last && outcomeOf(last)
    },
  },
  { id: 'alert', header: 'Alert ID', isOptional: true, value: ({ alertId }) => alertId },
]
