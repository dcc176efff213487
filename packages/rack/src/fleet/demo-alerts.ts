import { afterAttempt, BACKOFF_MS } from '../alerts/delivery.ts'
import type { DeliveryAttempt } from '../store/alert-documents.ts'
import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { RACK_ID } from './platform.ts'
import { stableId } from './stable-id.ts'

const HOUR = 3_600_000

/** What an attempt came to: the status of the answer, and how long that took; or that there was none. */
type Outcome = readonly [status: number, durationMs: number] | 'failed_unreachable' | 'failed_timeout'

interface PastAlert {
  label: string
  alertClass: string
  data: Readonly<Record<string, string>>
  hoursOld: number
  outcomes: readonly Outcome[]
  /** How many hours later it was sent again, after all had failed. */
  resentAfter?: number
}

async function instanceFailed(project: string, instance: string) {
  return {
    alertClass: 'instance.failed',
    data: {
      instanceId: await stableId(`demo/${project}/instance/${instance}`),
      instanceName: instance,
      projectId: await stableId(`demo/${project}`),
      projectName: project,
      siloId: await stableId('demo'),
    },
  }
}

/** All of them have come to their end. */
async function pastAlerts(): Promise<PastAlert[]> {
  const sledId = await stableId('sled/SLD-0010')
  const added = { sledId, serial: 'SLD-0010', part: 'compute-2', rackId: RACK_ID }
  return [
    { label: 'sled', alertClass: 'hardware.sled.added', data: added, hoursOld: 700, outcomes: [[200, 143]] },
    {
      label: 'runner',
      ...(await instanceFailed('build-farm', 'runner-07')),
      hoursOld: 120,
      outcomes: ['failed_timeout', 'failed_unreachable', [502, 61]],
      resentAfter: 2,
    },
    {
      label: 'replica',
      ...(await instanceFailed('storefront', 'db-replica-b')),
      hoursOld: 26,
      outcomes: [
        [503, 38],
        [204, 97],
      ],
    },
  ]
}

function attemptOf(outcome: Outcome, sentAt: number): DeliveryAttempt {
  if (typeof outcome === 'string') return { sentAt, result: outcome, response: null }
  const [status, durationMs] = outcome
  return { sentAt, result: status < 300 ? 'succeeded' : 'failed_http_error', response: { status, durationMs } }
}

/** A delivery as it would have become by these outcomes. */
function pastDelivery(
  begun: Pick<Documents['alertDelivery'], 'id' | 'receiverId' | 'alertId' | 'alertClass' | 'trigger'>,
  timeStarted: Date,
  outcomes: readonly Outcome[],
): Documents['alertDelivery'] {
  let delivery: Documents['alertDelivery'] = {
    ...begun,
    state: 'pending',
    attempts: [],
    timeStarted,
    dueAt: null,
    leaseId: null,
  }
  let sentAt = timeStarted.getTime()
  for (const [index, outcome] of outcomes.entries()) {
    delivery = afterAttempt(delivery, attemptOf(outcome, sentAt), new Date(sentAt))
    sentAt += BACKOFF_MS[index] ?? 0
  }
  return delivery
}

/** A webhook with a past. It is at a name that is kept for examples, so that nobody is ever contacted. */
export async function addAlerts(tx: Transaction, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR)
  const timeCreated = ago(2000)
  const receiverId = await stableId('alert-receiver/on-call')
  await tx.insert('alertReceiver', {
    id: receiverId,
    name: 'on-call',
    description: 'Wakes up whoever looks after the rack',
    timeCreated,
    timeModified: timeCreated,
    endpoint: 'https://hooks.example.com/plenum/on-call',
    subscriptions: ['instance.failed', 'hardware.**'],
  })
  const secretId = await stableId('webhook-secret/on-call')
  await tx.insert('webhookSecret', { id: secretId, receiverId, timeCreated, secret: 'plenum-demo' })
  for (const { label, alertClass, data, hoursOld, outcomes, resentAfter } of await pastAlerts()) {
    const alertId = await stableId(`alert/${label}`)
    const raised = ago(hoursOld)
    await tx.insert('alert', { id: alertId, alertClass, data, timeCreated: raised, dueAt: null })
    const begun = { receiverId, alertId, alertClass }
    const id = await stableId(`alert-delivery/${label}`)
    await tx.insert('alertDelivery', pastDelivery({ ...begun, id, trigger: 'alert' }, raised, outcomes))
    if (resentAfter === undefined) continue
    const again = await stableId(`alert-delivery/${label}/again`)
    const time = ago(hoursOld - resentAfter)
    await tx.insert('alertDelivery', pastDelivery({ ...begun, id: again, trigger: 'resend' }, time, [[200, 88]]))
  }
}
