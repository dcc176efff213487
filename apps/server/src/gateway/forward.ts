import { Readable } from 'node:stream'
import { answerBody } from './answer-body.ts'
import { exchange } from './exchange.ts'
import { requestHeaders } from './request-headers.ts'
import { responseHeaders } from './response-headers.ts'
import type { TimeLimits } from './time-limits.ts'
import type { Upstream } from './upstream.ts'

const WITHOUT_BODY = new Set([204, 205, 304])

function bodyOf(request: Request): Readable | undefined {
  const isThere = request.headers.has('transfer-encoding') || Number(request.headers.get('content-length') ?? 0) > 0
  return isThere && request.body ? Readable.from(request.body, { objectMode: false }) : undefined
}

interface Forwarding {
  upstream: Upstream
  limits: TimeLimits
  /** Where the request came from. */
  address: string | undefined
  /** Told when an answer that has begun does not come to its end; it stays open until whoever reads it is hung up on. */
  onBroken: (error: unknown, answer: Response) => void
}

/**
 * Sends a request on, and brings the answer as it is, but for what is about the connection and about whose address it is.
 * Bodies are not looked at, and go as fast as whoever takes them takes them.
 */
export async function forward(
  request: Request,
  { upstream, limits, address, onBroken }: Forwarding,
): Promise<Response> {
  const { method, signal } = request
  const asked = new URL(request.url)
  const headers = requestHeaders(request, upstream, address)
  const body = bodyOf(request)
  if (!body) delete headers['content-length']
  else if (headers['content-length'] === undefined) headers['transfer-encoding'] = 'chunked'
  const path = asked.pathname + asked.search
  const answer = await exchange(upstream, { method, path, headers, body, signal, limits })
  try {
    const status = answer.statusCode ?? 0
    const init = { status, headers: responseHeaders(answer, upstream, asked) }
    const isEmpty = method === 'HEAD' || WITHOUT_BODY.has(status) || answer.headers['content-length'] === '0'
    if (!isEmpty) {
      const response: Response = new Response(
        answerBody(answer, (error) => onBroken(error, response)),
        init,
      )
      return response
    }
    answer.resume()
    return new Response(null, init)
  } catch (error) {
    answer.destroy()
    throw error
  }
}
