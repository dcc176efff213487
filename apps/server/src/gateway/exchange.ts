import { request as httpRequest } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { pipeline } from 'node:stream'
import type { Readable } from 'node:stream'
import { limitTime } from './time-limits.ts'
import type { TimeLimits } from './time-limits.ts'
import { ClientGoneError, codeOf } from './trouble.ts'
import type { Upstream } from './upstream.ts'

export interface Call {
  method: string
  /** With the query. */
  path: string
  headers: Record<string, string>
  body?: Readable | undefined
  /** Aborted when whoever asked has gone. */
  signal?: AbortSignal
  limits: TimeLimits
}

/** More than any body of JSON may have: what is larger is an upload. */
const JSON_MAX = 1_048_576

function isUpload({ body, headers }: Call): boolean {
  return body !== undefined && !(Number(headers['content-length']) <= JSON_MAX)
}

interface Attempt {
  answer: Promise<IncomingMessage>
  /** Whether it went over a connection that had been used before. */
  isOnReused: () => boolean
}

function attempt(upstream: Upstream, call: Call, isFresh: boolean): Attempt {
  const { method, path, headers, body, signal } = call
  const isTls = upstream.url.protocol === 'https:'
  const options = { method, path, headers, agent: isFresh ? false : upstream.agent, ...(isTls && upstream.tls) }
  const sent = (isTls ? httpsRequest : httpRequest)(upstream.url, { ...options, ...(signal && { signal }) })
  limitTime(sent, { limits: call.limits, isTls, isUpload: isUpload(call) })
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', (received) => {
      // Who answers before the whole body was there does not want the rest, and the connection is of no further use.
      received.once('end', () => {
        if (!sent.writableFinished) sent.destroy()
      })
      resolve(received)
    })
    sent.on('error', (error) => reject(signal?.aborted || body?.errored ? new ClientGoneError() : error))
  })
  if (body) pipeline(body, sent, () => {})
  else sent.end()
  return { answer, isOnReused: () => sent.reusedSocket }
}

const hungUp = new Set(['ECONNRESET', 'EPIPE'])
const changesNothing = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Asks the upstream; resolves with the head of its answer. Nothing is ever sent twice, but for one case: what changes
 * nothing, and met a kept connection that the upstream had just closed, goes again over a new one.
 */
export async function exchange(upstream: Upstream, call: Call): Promise<IncomingMessage> {
  const first = attempt(upstream, call, false)
  try {
    return await first.answer
  } catch (error) {
    const mayGoAgain = changesNothing.has(call.method) && !call.body && first.isOnReused()
    if (!mayGoAgain || !hungUp.has(codeOf(error))) throw error
    return attempt(upstream, call, true).answer
  }
}
