import { describeError } from '@plenum/api/errors'
import { toCamel } from '@plenum/api/wire'
import type { ErrorBody } from '@plenum/api'

/** A call that was refused, or that brought no readable answer (`status` 0). Its message is for people. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly requestId: string | undefined
  /** Seconds after which it may be tried again, when the refusal says so. */
  readonly retryAfter: number | undefined
  /** Where in the body the mistake is, `diskSource.imageId`, and what it is, when the refusal says so. */
  readonly field: { path: string; message: string } | undefined

  constructor(message: string, status: number, body?: ErrorBody, retryAfter?: number) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = body?.errorCode
    this.requestId = body?.requestId
    this.retryAfter = retryAfter
    this.field = fieldOf(body?.message ?? '')
  }
}

function fieldOf(message: string): ApiError['field'] {
  const [, unreadable, whyUnreadable] = /^unable to parse JSON body: ([\w.]+): (.+)$/s.exec(message) ?? []
  const [, refusedField, whyRefused] = /^unsupported value for "([\w.-]+)": (.+)$/s.exec(message) ?? []
  const path = unreadable ?? refusedField
  const reason = whyUnreadable ?? whyRefused
  return path === undefined || reason === undefined ? undefined : { path: toCamel(path), message: reason }
}

export function refused(operationId: string, status: number, body: ErrorBody, retryAfter?: number): ApiError {
  return new ApiError(describeError(body, operationId), status, body, retryAfter)
}
