import type { OperationId } from '@plenum/api'
import { ApiError } from '../../../api/api-error.ts'
import type { Input, Result } from '../../../api/call.ts'

/** Calls an operation; throws `ApiError`, or the signal's reason. */
export type UploadCall = <Id extends OperationId>(id: Id, input: Input<Id>, signal?: AbortSignal) => Promise<Result<Id>>

/** What is there, or nothing where it is not found. */
export async function unlessGone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/** Whether it is unknown if the server did what it was asked for. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.status !== 507
}
