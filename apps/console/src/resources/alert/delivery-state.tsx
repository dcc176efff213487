import { Badge } from '@plenum/ui'
import type { Tone } from '@plenum/ui'
import type { AlertDelivery, WebhookDeliveryAttempt } from '@plenum/api'
import type { DeliveryState } from './queries.ts'

const tones: Record<DeliveryState, Tone> = { pending: 'info', delivered: 'ok', failed: 'danger' }

export function DeliveryStateBadge({ state }: { state: DeliveryState }) {
  return (
    <Badge tone={tones[state]} isPulsing={state === 'pending'}>
      {state}
    </Badge>
  )
}

/** Milliseconds between two looks: while one is on its way, and while the next may come at any time. */
const POLL = { moving: 5000, still: 10_000 }

/** How soon deliveries should be fetched again. */
export function deliveryPoll(deliveries: readonly AlertDelivery[] | undefined): number {
  return deliveries?.some(({ state }) => state === 'pending') === true ? POLL.moving : POLL.still
}

/** How the receiver answered, in a few words. */
export function outcomeOf({ result, response }: Pick<WebhookDeliveryAttempt, 'result' | 'response'>): string {
  switch (result) {
    case 'succeeded':
      return response ? `Answered ${response.status}` : 'Arrived'
    case 'failed_http_error':
      return response ? `Answered ${response.status}` : 'Answered with an error'
    case 'failed_unreachable':
      return 'Could not be reached'
    case 'failed_timeout':
      return 'Did not answer in time'
  }
}

/** With the time it took, where there was an answer. */
export function outcomeWithTime(attempt: Pick<WebhookDeliveryAttempt, 'result' | 'response'>): string {
  const { response } = attempt
  return response ? `${outcomeOf(attempt)} after ${response.durationMs} ms` : outcomeOf(attempt)
}
