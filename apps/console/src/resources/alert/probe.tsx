import { Checkbox, Message, ModalForm } from '@plenum/ui'
import type { AlertProbeResult, AlertReceiver } from '@plenum/api'
import { useState } from 'react'
import { useWrite } from '../../api/query.ts'
import { outcomeWithTime } from './delivery-state.tsx'

function resendsText(started: number): string {
  if (started === 0) return 'There was no failed alert to resend.'
  return started === 1 ? '1 failed alert is on its way again.' : `${started} failed alerts are on their way again.`
}

function Outcome({ result: { probe, resendsStarted } }: { result: AlertProbeResult }) {
  const [attempt] = probe.attempts.webhook
  const isFine = probe.state === 'delivered'
  return (
    <Message tone={isFine ? 'ok' : 'danger'} title={isFine ? 'The probe arrived' : 'The probe failed'} isAnnounced>
      {attempt && `${outcomeWithTime(attempt)}.`} {typeof resendsStarted === 'number' && resendsText(resendsStarted)}
    </Message>
  )
}

/** Tries a receiver, and shows what came of it. */
export function SendProbe({ receiver, onDismiss }: { receiver: AlertReceiver; onDismiss: () => void }) {
  const [resend, setResend] = useState(false)
  const probe = useWrite('alertReceiverProbe', { refreshes: ['alertDeliveryList'] })
  return (
    <ModalForm
      title={`Send a probe to ${receiver.name}`}
      submitLabel={probe.data || probe.error ? 'Send another' : 'Send probe'}
      isPending={probe.isPending}
      errors={probe.error ? [probe.error.message] : []}
      onDismiss={onDismiss}
      onSubmit={(event) => {
        event.preventDefault()
        probe.mutate({ params: { receiver: receiver.id }, query: { resend } })
      }}
    >
      <p>
        An alert of the class <span className="font-mono">probe</span> is posted to{' '}
        <span className="font-mono wrap-anywhere">{receiver.kind.endpoint}</span> once. An answer is waited for up to 30
        seconds.
      </p>
      <Checkbox value={resend} onChange={setResend}>
        If it arrives, also resend alerts that failed
      </Checkbox>
      {probe.data && !probe.isPending && <Outcome result={probe.data} />}
    </ModalForm>
  )
}
