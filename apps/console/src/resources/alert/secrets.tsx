import { confirm, EmptyState, Message, Table, toast, Truncate } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { AlertReceiver, WebhookSecret } from '@plenum/api'
import { KeyRound } from 'lucide-react'
import { CreateLink } from '../../list/create-link.tsx'
import { call } from '../../api/call.ts'
import { refresh } from '../../api/query.ts'
import { createdColumn } from '../../list/columns.tsx'
import { usePageActions } from '../../shell/page-actions.tsx'
import { copyId } from '../copy-id.tsx'
import { Section } from '../section.tsx'
import { useWhyNotAlerts } from './permission.ts'

const ADD = 'Add secret'
const TO = '/system/alerts/receivers/$receiver/secrets-new'

const columns: readonly Column<WebhookSecret>[] = [
  {
    id: 'id',
    header: 'ID',
    isPrimary: true,
    value: ({ id }) => id,
    cell: ({ id }) => <Truncate text={id} maxLength={40} at="middle" isMono hasCopy />,
  },
  createdColumn(),
]

function askDelete(receiver: AlertReceiver, { id }: WebhookSecret, isLast: boolean): void {
  confirm({
    title: 'Confirm delete secret',
    tone: 'danger',
    confirmLabel: 'Delete secret',
    body: (
      <>
        <p>
          Delete the secret <strong className="font-mono wrap-anywhere text-text">{id}</strong> of {receiver.name}?
        </p>
        {isLast ? (
          <Message tone="danger" title="It is the last one">
            Without a secret nothing is delivered: alerts wait until there is another, and probes cannot be sent.
          </Message>
        ) : (
          <p>Deliveries are no longer signed with it. A receiver that checks with it alone refuses them.</p>
        )}
      </>
    ),
    errorTitle: 'Could not delete the secret',
    action: async () => {
      await call('webhookSecretsDelete', { params: { secretId: id } })
      toast({ tone: 'success', content: 'Secret deleted' })
      await refresh('webhookSecretsList', 'alertReceiverView', 'alertReceiverList')
    },
  })
}

interface SecretsProps {
  receiver: AlertReceiver
  given: string
  secrets: readonly WebhookSecret[]
}

/** What deliveries are signed with. */
export function Secrets({ receiver, given, secrets }: SecretsProps) {
  const whyNot = useWhyNotAlerts()
  const params = { receiver: given }
  usePageActions(whyNot === undefined ? [{ label: ADD, to: TO, params, key: 'n' }] : [])
  const add = <CreateLink label={ADD} to={TO} params={params} whyNot={whyNot} />
  return (
    <Section title="Secrets" actions={secrets.length > 0 && add}>
      <Message tone="info" title="To replace a secret without missing anything">
        Every delivery is signed with each secret. So add a new one here, teach it to the receiver, and only then delete
        the old one.
      </Message>
      <Table
        label="Secrets"
        columns={columns}
        rows={secrets}
        rowKey={({ id }) => id}
        rowActions={(secret) => [
          copyId(secret.id),
          {
            label: 'Delete',
            tone: 'danger',
            disabledReason: whyNot,
            onAction: () => askDelete(receiver, secret, secrets.length === 1),
          },
        ]}
        empty={
          <EmptyState
            icon={<KeyRound />}
            title="No secrets"
            body="Without a secret nothing is delivered: alerts wait until there is one."
            action={add}
          />
        }
      />
    </Section>
  )
}
