import type { ErrorCode } from '@plenum/api'

/** An expected "no". Thrown anywhere below a handler, turned into a response in one place (respond.ts). */
export class Refusal extends Error {
  readonly status: number
  readonly code: ErrorCode | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: ErrorCode | undefined,
    message: string,
    headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.headers = headers
  }
}

/** What a program is told that waits for a token (RFC 8628, section 3.5; RFC 6749, section 5.2). */
type GrantError = 'authorization_pending' | 'expired_token' | 'slow_down' | 'unsupported_grant_type'

/** A refusal in the form that OAuth clients understand. */
export class GrantRefusal extends Refusal {
  readonly error: GrantError

  constructor(error: GrantError) {
    super(400, undefined, error)
    this.name = 'GrantRefusal'
    this.error = error
  }
}

/** The thing looked for, as the client named it: never its id when a name was given, nor the other way round. */
function lookedUp(by: { id: string } | { name: string }): string {
  return 'id' in by ? `id "${by.id}"` : `name "${by.name}"`
}

/** Every refusal there is; `type` is the kebab-case resource type that messages name. */
export const refuse = {
  /** The request is not even readable. */
  unparsable: (message: string) => new Refusal(400, undefined, message),
  invalidRequest: (message: string) => new Refusal(400, 'InvalidRequest', message),
  invalidValue: (label: string, reason: string) =>
    new Refusal(400, 'InvalidValue', `unsupported value for "${label}": ${reason}`),
  alreadyExists: (type: string, name: string) =>
    new Refusal(400, 'ObjectAlreadyExists', `already exists: ${type} "${name}"`),
  unauthenticated: () => new Refusal(401, 'Unauthorized', 'credentials missing or invalid'),
  forbidden: () => new Refusal(403, 'Forbidden', 'Forbidden'),
  notFound: (type: string, by: { id: string } | { name: string }) =>
    new Refusal(404, 'ObjectNotFound', `not found: ${type} with ${lookedUp(by)}`),
  notFoundBy: (text: string) => new Refusal(404, 'ObjectNotFound', `not found: ${text}`),
  noSuchRoute: () => new Refusal(404, undefined, 'Not Found'),
  wrongMethod: () => new Refusal(405, undefined, 'Method Not Allowed'),
  /** RFC 9110, section 15.5.9. What may follow of the request is not waited for. */
  tooSlow: () => new Refusal(408, undefined, 'the request body comes too slowly', { connection: 'close' }),
  conflict: (message: string) => new Refusal(409, 'Conflict', message),
  /** RFC 9110, section 15.5.17. */
  noSuchRange: (size: number) =>
    new Refusal(416, undefined, 'the requested range has none of the bytes', { 'content-range': `bytes */${size}` }),
  /** RFC 6585, section 4. */
  tooManyAttempts: (seconds: number) =>
    new Refusal(429, undefined, `too many attempts, try again in ${seconds} s`, { 'retry-after': String(seconds) }),
  unavailable: () => new Refusal(503, 'ServiceNotAvailable', 'Service Unavailable'),
  noCapacity: (message: string) => new Refusal(507, 'InsufficientCapacity', `Insufficient capacity: ${message}`),
}
