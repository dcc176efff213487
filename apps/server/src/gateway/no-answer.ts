import type { ErrorCode } from '@plenum/api'
import { reply, replyError } from '../http/reply.ts'
import { awayPage, awayPagePolicy } from './away-page.ts'

const CODE: ErrorCode = 'ServiceNotAvailable'
/** Nginx's: whoever asked has gone. Nobody but the log sees it. */
const CLIENT_GONE = 499

export function clientGone(): Response {
  return reply(CLIENT_GONE, null, {})
}

interface Trouble {
  status: 502 | 504
  /** Name and port of the upstream. */
  host: string
  reason: string
}

/** What a client gets that no answer could be had for: a body like the API's errors, or a page where a browser opens one. */
export function noAnswer({ status, host, reason }: Trouble, request: Request, isPage: boolean): Response {
  if (!isPage || !(request.headers.get('accept') ?? '').includes('text/html'))
    return replyError(status, `the rack at ${host} cannot be used: ${reason}`, { code: CODE })
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': awayPagePolicy,
  }
  const answer = reply(status, null, headers)
  const requestId = answer.headers.get('x-request-id') ?? ''
  // What was posted is not there any more to be sent again.
  const retry = request.method === 'GET' ? '' : '/login'
  return new Response(awayPage({ host, reason, requestId, retry }), { status, headers: answer.headers })
}
