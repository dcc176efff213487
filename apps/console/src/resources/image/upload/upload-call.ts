import { ApiError, refused } from '../../../api/api-error.ts'
import { client } from '../../../api/client.ts'
import type { UploadCall } from './calls.ts'

/** A server that takes longer for half a megabyte will not answer. */
const PATIENCE = 30_000

/**
 * As `call`, but a lost session does not lead away from the page, where the upload would be lost with it, and one attempt of
 * many that fails is nobody's business.
 */
export const uploadCall: UploadCall = async (id, input, signal) => {
  const timeout = AbortSignal.timeout(PATIENCE)
  const either = signal ? AbortSignal.any([signal, timeout]) : timeout
  const result = await client(id, input, { signal: either }).catch((error: unknown) => {
    if (!timeout.aborted || signal?.aborted) throw error
    throw new ApiError(`The server did not answer within ${PATIENCE / 1000} seconds`, 0)
  })
  switch (result.type) {
    case 'success':
      return result.data
    case 'client_error':
      throw new ApiError(result.error instanceof TypeError ? 'The server cannot be reached' : result.error.message, 0)
    case 'error':
      if (result.status === 401)
        throw new ApiError(
          'Your session has ended. Sign in again in another tab, then come back and try again.',
          401,
          result.error,
        )
      throw refused(id, result.status, result.error)
  }
}
