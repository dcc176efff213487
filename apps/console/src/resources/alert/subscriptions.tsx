import { confirm, EmptyState, OverflowList, Table, toast } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { AlertReceiver } from '@plenum/api'
import { Minus, Rss } from 'lucide-react'
import { CreateLink } from '../../list/create-link.tsx'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { usePageActions } from '../../shell/page-actions.tsx'
import { Section } from '../section.tsx'
import { ClassName } from './endpoint.tsx'
import { classesOf } from './matching.ts'
import { useWhyNotAlerts } from './permission.ts'
import { useClassNames } from './subscription-box.tsx'

const ADD = 'Add subscription'
const TO = '/system/alerts/receivers/$receiver/subscriptions-new'

function askRemove(receiver: AlertReceiver, subscription: string): void {
  confirm({
    title: 'Confirm remove subscription',
    tone: 'danger',
    confirmLabel: 'Remove subscription',
    body: (
      <>
        <p>
          Remove <strong className="font-mono wrap-anywhere text-text">{subscription}</strong> from {receiver.name}?
        </p>
        <p>What no other subscription matches is not delivered any more, and what failed cannot be sent again.</p>
      </>
    ),
    errorTitle: `Could not remove ${subscription}`,
    action: async () => {
      await call('alertReceiverSubscriptionRemove', { params: { receiver: receiver.id, subscription } })
      toast({ tone: 'success', content: `Subscription ${subscription} removed` })
      await refresh('alertReceiverView', 'alertReceiverList')
    },
  })
}

const columns = (names: readonly string[] | undefined): readonly Column<string>[] => [
  {
    id: 'subscription',
    header: 'Class or pattern',
    isPrimary: true,
    value: (subscription) => subscription,
    cell: (subscription) => <ClassName>{subscription}</ClassName>,
  },
  {
    id: 'count',
    header: 'Classes now',
    align: 'end',
    width: '8rem',
    value: (subscription) => (names ? classesOf(subscription, names).length : undefined),
  },
  {
    id: 'classes',
    header: 'Which',
    cell: (subscription) => (
      <OverflowList heading="Other classes">
        {classesOf(subscription, names ?? []).map((name) => (
          <ClassName key={name}>{name}</ClassName>
        ))}
      </OverflowList>
    ),
  },
]

/** What a receiver is told of. */
export function Subscriptions({ receiver, given }: { receiver: AlertReceiver; given: string }) {
  const whyNot = useWhyNotAlerts()
  const names = useClassNames()
  const params = { receiver: given }
  usePageActions(whyNot === undefined ? [{ label: ADD, to: TO, params, key: 'n' }] : [])
  const add = <CreateLink label={ADD} to={TO} params={params} whyNot={whyNot} />
  return (
    <Section title="Subscriptions" actions={receiver.subscriptions.length > 0 && add}>
      <Table
        label="Subscriptions"
        columns={columns(names)}
        rows={receiver.subscriptions}
        rowKey={(subscription) => subscription}
        rowActions={(subscription) => [
          {
            label: 'Remove',
            icon: <Minus />,
            tone: 'danger',
            disabledReason: whyNot,
            onAction: () => askRemove(receiver, subscription),
          },
        ]}
        empty={
          <EmptyState
            icon={<Rss />}
            title="No subscriptions"
            body="Without a subscription nothing but probes is sent to the receiver."
            action={add}
          />
        }
      />
    </Section>
  )
}
