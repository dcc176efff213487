import { toWire } from '@plenum/api'
import { GrantRefusal, Refusal } from './refusal.ts'

/** The answer to a call that worked; `undefined` has no body. */
export function success(status: number, value: unknown, headers: Headers): Response {
  if (value === undefined) return new Response(null, { status, headers })
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(toWire(value)), { status, headers })
}

function bodyOf(refusal: Refusal, requestId: string): object {
  if (refusal instanceof GrantRefusal) return { error: refusal.error }
  return { request_id: requestId, ...(refusal.code && { error_code: refusal.code }), message: refusal.message }
}

/** The answer to a call that was refused or broke. What broke inside is never shown. */
export function failure(error: unknown, requestId: string, headers: Headers): Response {
  const refusal = error instanceof Refusal ? error : new Refusal(500, 'Internal', 'Internal Server Error')
  headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value)
  return new Response(JSON.stringify(bodyOf(refusal, requestId)), { status: refusal.status, headers })
}
