import type { CallInput, OperationId, Operations, ResultOf } from '@plenum/api'
import type { CallOptions } from '@plenum/api/client'
import type { OnProgress } from '@plenum/api/upload'
import { ApiError, refused } from './api-error.ts'
import { client, clientTelling } from './client.ts'
import { noteFailure } from './failures.ts'
import { leaveForSignIn } from './session-lost.ts'

export type Input<Id extends OperationId> = CallInput<Operations[Id]>
export type Result<Id extends OperationId> = ResultOf<Operations[Id]>

interface Options extends CallOptions {
  /** Told how much of a body of bytes is on its way. */
  onProgress?: OnProgress
}

/** Calls an operation. Throws `ApiError`; a lost session leads to sign-in, but for the sign-in call itself. */
export async function call<Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  { onProgress, ...options }: Options = {},
): Promise<Result<Id>> {
  const ask = onProgress ? clientTelling(onProgress) : client
  const result = await ask(id, input, options)
  switch (result.type) {
    case 'success':
      return result.data
    case 'client_error': {
      // A fetch that found nobody fails with a TypeError; anything else is an answer that cannot be read.
      const message = result.error instanceof TypeError ? 'The server cannot be reached' : result.error.message
      throw noted(id, new ApiError(message, 0))
    }
    case 'error':
      if (result.status === 401 && id !== 'loginLocal') leaveForSignIn()
      throw noted(id, refused(id, result.status, result.error, result.retryAfter))
  }
}

function noted(id: OperationId, error: ApiError): ApiError {
  noteFailure(id, error)
  return error
}
