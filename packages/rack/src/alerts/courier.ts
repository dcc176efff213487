import type { WebhookDeliveryAttemptResult } from '@plenum/api'
import { Background } from '../background.ts'
import type { DeliveryAttempt } from '../store/alert-documents.ts'
import type { Store } from '../store/store.ts'
import { claimDue } from './claim.ts'
import type { Claimed } from './claim.ts'
import { afterAttempt } from './delivery.ts'
import { requestFor } from './request.ts'
import type { Parcel } from './request.ts'
import type { WebhookOutcome, WebhookSender } from './webhook-sender.ts'

/** In milliseconds. */
const timeouts = { connectTimeout: 10_000, totalTimeout: 30_000 }
/** Requests to one receiver at a time: a slow one holds up nobody but itself. */
const EACH_MAX = 2
/** Requests to all receivers at a time. */
const ALL_MAX = 128

function resultOf(outcome: WebhookOutcome): WebhookDeliveryAttemptResult {
  if (outcome === 'timeout') return 'failed_timeout'
  if (outcome === 'unreachable') return 'failed_unreachable'
  return outcome.status >= 200 && outcome.status <= 299 ? 'succeeded' : 'failed_http_error'
}

/** Takes deliveries to their receivers, behind the back of whoever ticks. */
export class Courier {
  readonly #store: Store
  readonly #clock: () => Date
  readonly #send: WebhookSender
  readonly #background = new Background('deliveries could not be kept')

  constructor(store: Store, clock: () => Date, send: WebhookSender) {
    this.#store = store
    this.#clock = clock
    this.#send = send
  }

  /** Sets out with what is due, as far as there is room. Throws what has failed inside since the last time. */
  async setOut(): Promise<void> {
    const background = this.#background
    if (background.signal.aborted) return
    const room = {
      of: (receiverId: string) => EACH_MAX - background.sizeAbout(receiverId),
      all: ALL_MAX - background.size,
    }
    for (const claimed of await claimDue(this.#store, this.#clock(), room))
      background.begin(claimed.leaseId, claimed.receiver.id, () => this.#deliver(claimed))
    background.report()
  }

  /** One attempt to send something, whatever comes of it. */
  async attempt(parcel: Parcel): Promise<DeliveryAttempt> {
    const sentAt = this.#clock()
    const request = await requestFor(parcel, sentAt)
    const { signal } = this.#background
    const outcome = await this.#send({ ...request, ...timeouts, signal }).catch(() => 'unreachable' as const)
    return {
      sentAt: sentAt.getTime(),
      result: resultOf(outcome),
      response: typeof outcome === 'string' ? null : outcome,
    }
  }

  /**
   * Resolves once nothing is under way.
   *
   * @param abandon ends what is; it counts as lost, so that it is sent again once the lease is over
   */
  idle(abandon?: AbortSignal): Promise<void> {
    return this.#background.idle(abandon)
  }

  async #deliver(claimed: Claimed): Promise<void> {
    const attempt = await this.attempt(claimed)
    if (this.#background.signal.aborted && attempt.response === null) return
    await this.#store.write(async (tx) => {
      const delivery = await tx.get('alertDelivery', claimed.deliveryId)
      if (delivery?.leaseId === claimed.leaseId)
        await tx.update('alertDelivery', afterAttempt(delivery, attempt, this.#clock()))
    })
  }
}
