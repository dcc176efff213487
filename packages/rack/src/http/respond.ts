import { StoreUnavailableError } from '../store/unavailable.ts'
import { jsonText } from './json-text.ts'
import { GrantRefusal, Refusal } from './refusal.ts'
import { unavailableRefusal } from './unavailable.ts'

/** The answer to a call that worked; `undefined` has no body. */
export function success(status: number, value: unknown, headers: Headers): Response {
  if (value === undefined) return new Response(null, { status, headers })
  headers.set('content-type', 'application/json')
  return new Response(jsonText(value), { status, headers })
}

function bodyOf(refusal: Refusal, requestId: string): object {
  if (refusal instanceof GrantRefusal) return { error: refusal.error }
  return { request_id: requestId, ...(refusal.code && { error_code: refusal.code }), message: refusal.message }
}

function refusalFor(error: unknown, isOneTransaction: boolean): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof StoreUnavailableError) return unavailableRefusal(error, isOneTransaction)
  return new Refusal(500, 'Internal', 'Internal Server Error')
}

/**
 * The answer to a call that was refused or broke. What broke inside is never shown.
 *
 * @param isOneTransaction whether the call would have changed all that it changes at once
 */
export function failure(error: unknown, requestId: string, headers: Headers, isOneTransaction = false): Response {
  const refusal = refusalFor(error, isOneTransaction)
  headers.set('content-type', 'application/json')
  for (const [name, value] of Object.entries(refusal.headers)) headers.set(name, value)
  return new Response(JSON.stringify(bodyOf(refusal, requestId)), { status: refusal.status, headers })
}
