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
  options: { code?: string; headers?: Record<string, string> } = {},
): Response {
  const requestId = crypto.randomUUID()
  const body = { request_id: requestId, ...(options.code && { error_code: options.code }), message }
  const response = replyJson(status, body, options.headers)
  response.headers.set('x-request-id', requestId)
  return response
}

export function redirectTo(location: string): Response {
  return reply(302, null, { location, 'content-length': '0', 'cache-control': 'no-store' })
}
