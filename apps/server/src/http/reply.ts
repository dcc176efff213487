import { unavailableRefusal } from '@plenum/rack/http/unavailable'
import { StoreUnavailableError } from '@plenum/rack/store/unavailable'
import { securityHeaders } from './headers.ts'

type Body = string | Uint8Array<ArrayBuffer> | null

/** An answer of the server's own, with a request id and what every answer carries. */
export function reply(status: number, body: Body, headers: Record<string, string>): Response {
  return new Response(body, {
    status,
    headers: { ...securityHeaders, ...headers, 'x-request-id': crypto.randomUUID() },
  })
}

export function replyJson(status: number, value: unknown, headers: Record<string, string> = {}): Response {
  const fixed = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return reply(status, JSON.stringify(value), { ...fixed, ...headers })
}

/** The body has the shape of the API's errors, so that every client can read it. */
export function replyError(
  status: number,
  message: string,
  options: { code?: string; headers?: Readonly<Record<string, string>> } = {},
): Response {
  const requestId = crypto.randomUUID()
  const body = { request_id: requestId, ...(options.code && { error_code: options.code }), message }
  const response = replyJson(status, body, options.headers)
  response.headers.set('x-request-id', requestId)
  return response
}

/** What broke is never shown, but whether the store can serve is no secret. */
export function replyFailure(error: unknown): Response {
  if (!(error instanceof StoreUnavailableError)) return replyError(500, 'Internal Server Error', { code: 'Internal' })
  const { status, message, headers, code = 'Internal' } = unavailableRefusal(error)
  return replyError(status, message, { code, headers })
}

export function redirectTo(location: string): Response {
  return reply(302, null, { location, 'content-length': '0', 'cache-control': 'no-store' })
}
