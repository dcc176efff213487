import type { WebhookOutcome, WebhookRequest, WebhookSender } from '../alerts/webhook-sender.ts'
import { raiseAlert } from '../alerts/raise.ts'
import { rackUnderTest } from './rack-under-test.ts'
import type { RackUnderTest } from './rack-under-test.ts'

export const ok: WebhookOutcome = { status: 200, durationMs: 12 }
export const broken: WebhookOutcome = { status: 503, durationMs: 34 }

/** What a receiver got, as it would read it. */
export interface Received {
  url: string
  headers: Headers
  body: Record<string, unknown>
  text: string
}

function read({ url, headers, body }: WebhookRequest): Received {
  const text = new TextDecoder().decode(body)
  return {
    url,
    headers: new Headers(headers.map(([name, value]) => [name, value])),
    body: Object(JSON.parse(text)),
    text,
  }
}

type Answer = WebhookOutcome | Promise<WebhookOutcome> | WebhookSender

/** An answer that never comes, until nobody waits for it any more. */
export const never: WebhookSender = ({ signal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(new Error('abandoned'))
    signal.addEventListener('abort', () => reject(new Error('abandoned')))
  })

/** Receivers that answer as a test says, and all that they got. */
export class Webhooks {
  readonly received: Received[] = []
  readonly requests: WebhookRequest[] = []
  /** Every answer that is not said otherwise. */
  answer: Answer = ok
  /** The next answers. */
  readonly next: Answer[] = []

  #waiting: { count: number; resolve: () => void }[] = []

  readonly send: WebhookSender = async (request) => {
    this.requests.push(request)
    this.received.push(read(request))
    for (const { count, resolve } of this.#waiting) if (this.requests.length >= count) resolve()
    const answer = this.next.shift() ?? this.answer
    return typeof answer === 'function' ? answer(request) : answer
  }

  /** Resolves once so many requests have come in all: ticks do not wait for that. */
  async haveCome(count: number): Promise<void> {
    if (this.requests.length < count) await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }))
  }

  /** What has come since the last time. */
  taken(): Received[] {
    return this.received.splice(0)
  }
}

/** A control plane whose deliveries come to `webhooks`, without any receivers. */
export async function rackWithWebhooks(): Promise<{ rack: RackUnderTest; webhooks: Webhooks }> {
  const webhooks = new Webhooks()
  const rack = await rackUnderTest({ webhooks: webhooks.send })
  const operator = rack.as('operator')
  const { items } = await operator.does('alertReceiverList', {})
  for (const { id: receiver } of items) await operator.does('alertReceiverDelete', { params: { receiver } })
  return { rack, webhooks }
}

let receivers = 0

/** A receiver that no other test knows of, subscribed to `test.foo` unless told otherwise. */
export async function newReceiver(
  rack: RackUnderTest,
  { subscriptions = ['test.foo'], secrets = ['sesame'] }: { subscriptions?: string[]; secrets?: string[] } = {},
) {
  receivers += 1
  const name = `receiver-${receivers}`
  const body = { name, description: '', endpoint: `https://hooks.example.com/${name}`, secrets, subscriptions }
  return rack.as('operator').does('webhookReceiverCreate', { body })
}

/** Something happens. */
export function raise(rack: RackUnderTest, alertClass: 'test.foo' | 'test.foo.bar' | 'test.quux.bar' = 'test.foo') {
  return rack.store.write((tx) => raiseAlert(tx, alertClass, {}, rack.now))
}

/** Lets time pass, and everything that is sent then arrive. */
export async function advanceAndArrive(rack: RackUnderTest, milliseconds: number): Promise<void> {
  await rack.advance(milliseconds)
  await rack.rack.idle()
}
