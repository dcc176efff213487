import type { WebhookRequest, WebhookSender } from '@plenum/rack'
import type { LookupAddress } from 'node:dns'
import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Socket } from 'node:net'
import { LocalTargetError, pinnedTo, targetAddresses } from './address-guard.ts'
import type { Resolve } from './address-guard.ts'

/** What a receiver may say beside its status; nobody reads it, but a short answer ends more kindly when it is taken. */
const ANSWER_MAX = 64 * 1024

interface SenderOptions {
  /** Also to this machine and its link. */
  allowLocal: boolean
  /** Told of hosts that are not contacted for that reason. */
  onRefused?: (host: string) => void
  /** The machine's own when left out. */
  resolve?: Resolve
}

/** Rejects as soon as the signal does, whatever becomes of the work. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('aborted', { cause: signal.reason }))
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}

function headersOf({ headers, body }: WebhookRequest): Record<string, string[]> {
  const byName: Record<string, string[]> = { 'content-length': [String(body.length)] }
  for (const [name, value] of headers) (byName[name] ??= []).push(value)
  return byName
}

function throwAway(answer: IncomingMessage, done: () => void): void {
  let length = 0
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length
    if (length > ANSWER_MAX) answer.destroy()
  })
  answer.on('error', () => {})
  answer.on('close', done)
}

interface Posting {
  addresses: readonly LookupAddress[]
  signal: AbortSignal
  onConnected: () => void
  onStatus: (status: number) => void
}

/** Posts to one of the addresses. Resolves when all is over, also when it is cut off behind the status. */
function post(
  delivery: WebhookRequest,
  url: URL,
  { addresses, signal, onConnected, onStatus }: Posting,
): Promise<void> {
  const isSecure = url.protocol === 'https:'
  const request = isSecure ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method: 'POST',
      headers: headersOf(delivery),
      lookup: pinnedTo(addresses),
      // A connection of its own: one that is kept could lead to an address from before.
      agent: false,
      signal,
    })
    sent.on('socket', (socket: Socket) => socket.once(isSecure ? 'secureConnect' : 'connect', onConnected))
    sent.on('error', reject)
    sent.on('response', (answer) => {
      onStatus(answer.statusCode ?? 0)
      throwAway(answer, resolve)
    })
    sent.end(delivery.body)
  })
}

/** Sends deliveries over the network, straight to their receivers. */
export function createWebhookSender({ allowLocal, onRefused = () => {}, resolve }: SenderOptions): WebhookSender {
  return async (delivery) => {
    const since = performance.now()
    const tooLate = new AbortController()
    const timers = [delivery.connectTimeout, delivery.totalTimeout].map((ms) => setTimeout(() => tooLate.abort(), ms))
    const signal = AbortSignal.any([delivery.signal, tooLate.signal])
    let answered: { status: number; durationMs: number } | undefined
    try {
      const url = new URL(delivery.url)
      const addresses = await unlessAborted(targetAddresses(url, allowLocal, resolve), signal)
      await post(delivery, url, {
        addresses,
        signal,
        onConnected: () => clearTimeout(timers[0]),
        onStatus: (status) => {
          answered = { status, durationMs: Math.round(performance.now() - since) }
        },
      })
    } catch (error) {
      if (error instanceof LocalTargetError) onRefused(new URL(delivery.url).hostname)
    } finally {
      for (const timer of timers) clearTimeout(timer)
    }
    if (answered) return answered
    return tooLate.signal.aborted ? 'timeout' : 'unreachable'
  }
}
