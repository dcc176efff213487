import { Badge, Button, CopyButton, Dash, DateTime, PropertiesTable, Truncate } from '@plenum/ui'
import type { AlertReceiver } from '@plenum/api'
import { useNavigate } from '@tanstack/react-router'
import { BellRing, Pencil, Radio } from 'lucide-react'
import { useState } from 'react'
import { leaveDeleted } from '../leave-deleted.ts'
import { ResourceHeader } from '../resource-header.tsx'
import { aboutReceivers } from './about.ts'
import { receiverDeletion } from './deletion.ts'
import { useWhyNotAlerts } from './permission.ts'
import { SendProbe } from './probe.tsx'
import { forgetReceiver, receiverQuery } from './queries.ts'
import { whyNotProbe } from './why-not-probe.ts'

interface ReceiverHeaderProps {
  receiver: AlertReceiver
  /** As the address calls it: by name or id. */
  given: string
}

/** Name, and all that can be done to a receiver as a whole. */
export function ReceiverHeader({ receiver, given }: ReceiverHeaderProps) {
  const navigate = useNavigate()
  const whyNot = useWhyNotAlerts()
  const [isProbing, setProbing] = useState(false)
  const leave = async () => {
    await leaveDeleted({
      known: [receiverQuery(given)],
      list: 'alertReceiverList',
      toList: () => navigate({ to: '/system/alerts/receivers' }),
    })
    forgetReceiver(given)
  }
  const removal = receiverDeletion({ leave, whyNot })
  return (
    <ResourceHeader
      resource={receiver}
      noun={{ one: 'alert receiver', many: 'alert receivers' }}
      icon={<BellRing />}
      about={aboutReceivers}
      actions={
        <>
          <Button icon={<Radio />} disabledReason={whyNotProbe(receiver, whyNot)} onPress={() => setProbing(true)}>
            Send probe
          </Button>
          {isProbing && <SendProbe receiver={receiver} onDismiss={() => setProbing(false)} />}
        </>
      }
      entries={[
        {
          label: 'Edit',
          icon: <Pencil />,
          disabledReason: whyNot,
          onAction: () => void navigate({ to: '/system/alerts/receivers/$receiver/edit', params: { receiver: given } }),
        },
      ]}
      deletion={removal.entry(receiver)}
    />
  )
}

/** What a receiver is, at a glance. */
export function ReceiverProperties({ receiver }: { receiver: AlertReceiver }) {
  const { id, description, kind, timeCreated, timeModified } = receiver
  return (
    <PropertiesTable
      columns={2}
      items={[
        {
          label: 'Endpoint',
          value: (
            <span className="flex items-center gap-1">
              <span className="font-mono wrap-anywhere">{kind.endpoint}</span>
              <CopyButton text={kind.endpoint} />
            </span>
          ),
        },
        { label: 'Created', value: <DateTime date={timeCreated} /> },
        { label: 'Description', value: description || <Dash /> },
        { label: 'Last modified', value: <DateTime date={timeModified} /> },
        { label: 'ID', value: <Truncate text={id} maxLength={32} at="middle" isMono hasCopy /> },
        { label: 'Secrets', value: <SecretCount count={kind.secrets.length} /> },
      ]}
    />
  )
}

/** How many secrets there are; without one nothing is delivered. */
export function SecretCount({ count }: { count: number }) {
  return count === 0 ? <Badge tone="notice">None: nothing is delivered</Badge> : <>{count}</>
}
