import { capitalise } from '@plenum/api/errors'
import type { OperationId } from '@plenum/api'
import { routes } from 'virtual:contract-routes'
import { recordFailure } from '../activity/store.ts'
import type { ApiError } from './api-error.ts'

/** `instanceDiskAttach` in words. */
function inWords(id: OperationId): string {
  return capitalise(id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
}

/** Those that read as well, though they are sent with a body. */
const queries: readonly OperationId[] = ['timeseriesQuery', 'systemTimeseriesQuery']

const isRead = (id: OperationId) => ['GET', 'HEAD'].includes(routes[id].method) || queries.includes(id)

/** Keeps a failed call for the activity drawer: a write always, a read when the server is to blame and not the question. */
export function noteFailure(id: OperationId, { status, message, requestId }: ApiError): void {
  const isServers = status === 0 || status >= 500
  const isSignIn = status === 401 || id === 'loginLocal'
  if (!isServers && (isSignIn || isRead(id))) return
  recordFailure(inWords(id), message, requestId)
}
