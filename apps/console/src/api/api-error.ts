import { describeError } from '@plenum/api/errors'
import type { ErrorBody } from '@plenum/api'

/** A call that was refused, or that brought no readable answer (`status` 0). Its message is for people. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly requestId: string | undefined

  constructor(message: string, status: number, body?: ErrorBody) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = body?.errorCode
    this.requestId = body?.requestId
  }
}

export function refused(operationId: string, status: number, body: ErrorBody): ApiError {
  return new ApiError(describeError(body, operationId), status, body)
}
