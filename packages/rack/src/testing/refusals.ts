import type { Refused } from './caller.ts'

export const unauthorized: Refused = { status: 401, code: 'Unauthorized', message: 'credentials missing or invalid' }
export const forbidden: Refused = { status: 403, code: 'Forbidden', message: 'Forbidden' }

export function invalidRequest(message: string): Refused {
  return { status: 400, code: 'InvalidRequest', message }
}

export function invalidValue(label: string, reason: string): Refused {
  return { status: 400, code: 'InvalidValue', message: `unsupported value for "${label}": ${reason}` }
}

export function alreadyExists(type: string, name: string): Refused {
  return { status: 400, code: 'ObjectAlreadyExists', message: `already exists: ${type} "${name}"` }
}

export function conflict(message: string): Refused {
  return { status: 409, code: 'Conflict', message }
}

export function notFound(type: string, by: { id: string } | { name: string }): Refused {
  const lookup = 'id' in by ? `id "${by.id}"` : `name "${by.name}"`
  return { status: 404, code: 'ObjectNotFound', message: `not found: ${type} with ${lookup}` }
}

export const unavailable: Refused = { status: 503, code: 'ServiceNotAvailable', message: 'Service Unavailable' }

export function noCapacity(message: string): Refused {
  return { status: 507, code: 'InsufficientCapacity', message: `Insufficient capacity: ${message}` }
}

export const noDefaultPool: Refused = {
  status: 404,
  code: 'ObjectNotFound',
  message: 'not found: default IP pool for current silo',
}

/** The request cannot even be read, so there is no code. */
export function unparsable(message: string): Refused {
  return { status: 400, code: undefined, message }
}
