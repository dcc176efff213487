/** A delivery as it goes out. */
export interface WebhookRequest {
  /** To be posted to; redirects are answers like others. */
  url: string
  /** One name may come several times. */
  headers: readonly (readonly [name: string, value: string])[]
  body: Uint8Array
  /** To find the receiver and connect to it, in milliseconds. */
  connectTimeout: number
  /** For all of it, in milliseconds. */
  totalTimeout: number
  /** Nobody waits for the outcome any more. */
  signal: AbortSignal
}

/** How a receiver answered, or why it did not. */
export type WebhookOutcome = { status: number; durationMs: number } | 'unreachable' | 'timeout'

/** The way out is the host's: it decides also what may be reached. Settles within the timeouts. */
export type WebhookSender = (request: WebhookRequest) => Promise<WebhookOutcome>

/** Where there is no way out. */
export const noWayOut: WebhookSender = async () => 'unreachable'
