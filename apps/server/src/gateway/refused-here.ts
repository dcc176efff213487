import { replyError } from '../http/reply.ts'
import { isLoopback } from '../listen.ts'
import type { Upstream } from './upstream.ts'

const ALLOWED = 'DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT'

/** The answer to what the upstream is not to see at all. */
export function whyRefused(request: Request, { token }: Upstream): Response | undefined {
  // Its answer would show what was only for the upstream.
  if (request.method === 'TRACE') return replyError(405, 'Method Not Allowed', { headers: { allow: ALLOWED } })
  // With a token of ours, whoever gets through acts as its owner. Only this machine can reach us then, but a page of another
  // site can have that site's name lead here, and is of the same origin as we are for the browser.
  const { hostname } = new URL(request.url)
  if (token !== undefined && !isLoopback(hostname.replace(/^\[|\]$/g, '')))
    return replyError(403, 'Forbidden', { code: 'Forbidden' })
  return undefined
}
