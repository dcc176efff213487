/** What every error response carries (`error_code` and `request_id` on the wire). */
export interface ErrorBody {
  errorCode?: string | undefined
  message: string
  requestId: string
}

/** The codes that an error body may carry; parse failures carry none. */
export type ErrorCode =
  | 'ObjectNotFound'
  | 'Not Found'
  | 'ObjectAlreadyExists'
  | 'InvalidRequest'
  | 'InvalidValue'
  | 'Unauthorized'
  | 'Forbidden'
  | 'Conflict'
  | 'Gone'
  | 'Internal'
  | 'ServiceNotAvailable'
  | 'InsufficientCapacity'

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const acronyms = /\b(vpc|ip|ssh|bgp|bfd|saml)\b/g

/** `ssh key` → `SSH key`. */
function named(words: string): string {
  return capitalise(words.replace(acronyms, (word) => word.toUpperCase()))
}

/** `already exists: vpc-subnet "x"` → `VPC subnet`; else the word before Create in the operation's name. */
function thingOf(message: string, operationId: string): string | undefined {
  const fromMessage = /^already exists: ([a-z-]+)/.exec(message)?.[1]
  if (fromMessage) return named(fromMessage.replaceAll('-', ' '))
  const fromOperation = /^(.+)Create$/.exec(operationId)?.[1]
  return fromOperation && named(fromOperation.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

/** The sentence a person reads for an error body (specification, section 8). */
export function describeError(error: ErrorBody, operationId: string): string {
  switch (error.errorCode) {
    case 'Forbidden':
      return 'Action not authorized'
    case 'ObjectAlreadyExists': {
      const thing = thingOf(error.message, operationId)
      return thing ? `${thing} name already exists` : capitalise(error.message)
    }
    default:
      return error.message
        ? capitalise(error.message.replace(/^unable to parse JSON body: /, ''))
        : 'Unknown server error'
  }
}
